/** How this person likes the table: kept in the browser, never sent. */
export interface Settings {
  theme: "auto" | "light" | "dark";
  suits: "two" | "four";
  /** Two taps to bid and to play: the first chooses, the second confirms. */
  twoTaps: boolean;
  motion: boolean;
  /** Show the table in words beside the cards. */
  text: boolean;
  pack: "red" | "blue";
  /** Cards and calls can be heard. */
  sound: boolean;
}

const REMEMBERED = "biritch.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  suits: "two",
  twoTaps: false,
  motion: true,
  text: false,
  pack: "red",
  sound: false,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** The settings, read anywhere; change them with `prefer`. */
export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

const dark = matchMedia("(prefers-color-scheme: dark)");

function dress(): void {
  const { dataset } = document.documentElement;
  const night = settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  dataset.theme = night ? "dark" : "light";
  dataset.suits = settings.suits;
}

/** Prefer something from now on. */
export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change);
  dress();
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether cards may move: the person's own setting and the system's. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

dress();
dark.addEventListener("change", dress);
