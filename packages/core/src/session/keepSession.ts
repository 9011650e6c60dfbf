import { malformedAnswer } from '../client/malformedAnswer';
import type { SignedIn } from '../contract/wire';
import type { SessionStore } from './sessionStore';

/** Keeps the session that a sign-in opened, and returns its answer. Without a user and a token it opened none (product §3). */
export function keepSession<Answer extends SignedIn>(store: SessionStore, answer: Answer): Answer {
  const { user, access } = (answer ?? {}) as Partial<Answer>;
  if (!user?.id || !access) throw malformedAnswer('POST', 200);
  store.write(access);
  return answer;
}
