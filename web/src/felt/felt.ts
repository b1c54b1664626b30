import { Card } from "./cards";
import { match } from "./match";
import type { Seated } from "./match";
import { slots } from "./places";
import type { Slot } from "./places";
import { listen } from "./hands";
import { EMPTY } from "./state";
import type { Callbacks, State } from "./state";

const FLIGHT = 180;
const GATHER = 220;
/** Share of a card's width by which a chosen card is raised. */
const RAISE = 0.14;

/** The cards on the table: fifty-two elements made once and only moved. It knows no bridge. */
export class Felt {
  private current: State = EMPTY;
  private readonly cards: Card[];
  private seated: Seated[] = [];
  private readonly stopListening: () => void;
  /** The card under the player's finger: it follows the finger, not the state. */
  private held: Card | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly callbacks: Callbacks,
  ) {
    root.classList.add("cards");
    this.cards = Array.from({ length: 52 }, () => new Card());
    root.append(...this.cards.map((card) => card.element));
    this.stopListening = listen(root, {
      find: (element) => this.cards.find((card) => card.element.contains(element)) ?? null,
      mayLift: (card) => card.face !== null && this.current.liftable.has(card.face),
      hold: (card) => {
        this.held = card;
      },
      drop: (card, lifted) => {
        this.held = null;
        if (lifted && card.face) this.callbacks.lift(card.face);
        // Told nothing new, the card goes back to where it lay.
        this.render();
      },
    });
  }

  /** What is drawn now. */
  get state(): State {
    return this.current;
  }

  /** Change some of the state and make the cards agree. */
  set(change: Partial<State>): void {
    this.current = { ...this.current, ...change };
    this.root.dataset.pack = this.current.pack;
    this.render();
  }

  /** Take the cards off the page. */
  destroy(): void {
    this.stopListening();
    for (const card of this.cards) card.element.remove();
  }

  /** The faces that may be lifted, in the order they lie. */
  choices(): string[] {
    return this.current.places.flatMap((place) =>
      place.cards.filter(
        (face): face is string => face !== null && this.current.liftable.has(face),
      ),
    );
  }

  /** Arrow keys choose among the cards that may be lifted, Enter lifts. True when the key was ours. */
  key(key: string): boolean {
    const choices = this.choices();
    if (choices.length === 0) return false;
    const at = this.current.chosen === null ? -1 : choices.indexOf(this.current.chosen);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at < 0 ? choices.length - 1 : at - 1 + choices.length,
      Home: 0,
      End: choices.length - 1,
    };
    const step = steps[key];
    if (step !== undefined) {
      this.callbacks.choose(choices[step % choices.length] ?? null);
      return true;
    }
    const chosen = choices[at];
    if (chosen !== undefined && (key === "Enter" || key === " ")) {
      this.callbacks.lift(chosen);
      return true;
    }
    if (chosen !== undefined && key === "Escape") {
      this.callbacks.choose(null);
      return true;
    }
    return false;
  }

  private render(): void {
    const { places, faces } = this.current;
    const [seated, spare] = match(this.cards, places);
    this.seated = seated;
    for (const card of spare) {
      card.place = "";
      card.print(null, null);
      card.put({ ...card.slot, opacity: 0 });
      this.mark(card);
    }
    const lie = new Map(places.map((place) => [place, slots(place.layout, place.cards.length)]));
    for (const { card, place, at } of this.seated) {
      const face = place.cards[at] ?? null;
      const turned = card.face === null && face !== null && card.place !== "";
      card.print(face, face === null ? null : (faces[face] ?? null));
      card.place = place.id;
      card.element.dataset.lies = place.layout.kind;
      card.element.style.zIndex = String(place.height * 100 + at);
      this.mark(card);
      const slot = lie.get(place)?.[at];
      if (!slot || card === this.held) continue;
      const gathered = place.layout.kind === "gone" || place.layout.kind === "quitted";
      this.move(card, this.raised(card, slot), {
        duration: gathered ? GATHER : FLIGHT,
        order: at * places.length + places.indexOf(place),
        turned,
      });
    }
  }

  private move(
    card: Card,
    slot: Slot,
    { duration, order, turned }: { duration: number; order: number; turned: boolean },
  ): void {
    const { moving, dealing, places } = this.current;
    if (!moving) {
      card.put(slot);
      return;
    }
    const all = Math.max(1, ...places.map((place) => place.cards.length)) * places.length;
    const delay = dealing > 0 ? (order / all) * Math.max(0, dealing - duration) : 0;
    card.fly(slot, duration, delay);
    if (turned) card.turnUp(duration, delay);
  }

  private raised(card: Card, slot: Slot): Slot {
    if (card.face === null || card.face !== this.current.chosen) return slot;
    return { ...slot, y: slot.y - slot.width * RAISE };
  }

  private mark(card: Card): void {
    const { liftable, resting, chosen, badges } = this.current;
    const { face, element } = card;
    card.badge(face === null ? null : (badges[face] ?? null));
    element.classList.toggle("liftable", face !== null && liftable.has(face));
    element.classList.toggle("resting", face !== null && resting.has(face));
    element.classList.toggle("chosen", face !== null && face === chosen);
  }
}
