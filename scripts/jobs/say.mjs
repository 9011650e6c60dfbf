/** Prints how far things are, on standard error: standard output belongs to the command that was asked for. */
export const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** Something the person at the keyboard can mend: its message is the whole story, no stack. */
export class JobError extends Error {}

/** A duration as people read it. */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
