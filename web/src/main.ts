import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/literata/wght.css";
import "./theme.css";
import "./settings.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./router.svelte";
import { preferred, speak } from "./words.svelte";

async function open(): Promise<void> {
  follow();
  await speak(preferred(), { remember: false });
  const target = document.getElementById("house");
  if (target) mount(App, { target });
}

void open();
