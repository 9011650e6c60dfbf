import type { Scene } from '../openEnvironment';
import type { Somebody } from '../people';
import type { Rehearsal } from '../rehearsal';

/** What is sent with a call. */
export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A good request of one call, about things of the owner's in the rooms of the stage; it may prepare them. */
export interface Sample {
  input(stage: Rehearsal): Input | Promise<Input>;
  /** Who succeeds with it. */
  who: Somebody;
  /** Where it succeeds. */
  scene: Scene;
}

/** A good request of a call: the owner's, on open private rooms, unless told otherwise. */
export function sample(input: Sample['input'] | Input = {}, told: Partial<Omit<Sample, 'input'>> = {}): Sample {
  return { who: 'owner', scene: 'private', ...told, input: typeof input === 'function' ? input : () => input };
}

/** What a preparing call answers; it has to succeed. */
export async function prepared<T>(call: Promise<{ status: number; body: T; text: string }>): Promise<T> {
  const { status, body, text } = await call;
  if (status !== 200) throw new Error(`A sample could not be prepared: ${status} ${text}`);
  return body;
}
