// jsdom has no types of its own, and the suite asks it for a window only.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    window: Window & typeof globalThis;
  }
}
