/** Where style elements go: a node, or what stands in for one and gives the element a sheet of its own. */
export interface RuleTarget {
  insertBefore(style: HTMLStyleElement, before: null): unknown;
}

/** The rules of one root. Components made earlier come first, whoever is drawn first, so that a later one wins. */
export class RuleBook {
  readonly #target: RuleTarget;
  readonly #nonce: string | undefined;
  readonly #written = new Set<number>();
  readonly #sizes: { id: number; size: number }[] = [];
  #style: HTMLStyleElement | undefined;

  constructor(target: RuleTarget, nonce?: string) {
    this.#target = target;
    this.#nonce = nonce;
  }

  /** Writes a component's rules, one to a line, unless they are there. */
  write(id: number, className: string, rules: string): void {
    if (this.#written.has(id)) return;
    this.#written.add(id);
    let [at, place] = [0, 0];
    for (const earlier of this.#sizes) {
      if (earlier.id > id) break;
      at += earlier.size;
      place++;
    }
    const sheet = this.#sheet();
    let size = 0;
    for (const rule of rules.split('\n')) if (insert(sheet, rule.replaceAll('&', `.${className}`), at + size)) size++;
    this.#sizes.splice(place, 0, { id, size });
  }

  #sheet(): CSSStyleSheet | null {
    if (!this.#style) {
      this.#style = document.createElement('style');
      if (this.#nonce) this.#style.nonce = this.#nonce;
      this.#target.insertBefore(this.#style, null);
    }
    return this.#style.sheet;
  }
}

/** A rule that this browser does not know is left out, the others stay. */
function insert(sheet: CSSStyleSheet | null, rule: string, at: number): boolean {
  try {
    sheet?.insertRule(rule, at);
    return sheet !== null;
  } catch {
    return false;
  }
}
