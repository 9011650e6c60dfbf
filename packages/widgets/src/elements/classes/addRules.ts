import { adoptSheet } from '../../provider/adoptedStyleTarget';

/** Puts rules in force in a shadow root; where the browser has no constructable sheets they stand in a `<style>`. */
export function addRules(shadow: ShadowRoot, css: string, nonce: string | undefined): void {
  const sheet = adoptSheet(shadow);
  if (sheet) {
    sheet.replaceSync(css);
    return;
  }
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  shadow.prepend(style);
}
