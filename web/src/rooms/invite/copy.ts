/**
 * Put a field's text where it can be pasted from; it stays selected, so that it can be copied by hand.
 *
 * The browser's clipboard is not for pages that came over plain http, as from a phone in the house;
 * the older way still is.
 */
export function copied(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
