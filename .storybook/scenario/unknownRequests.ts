/** Requests that no scenario answered since the story began. */
const unknown: Error[] = [];

/** Called by the scenario for a request that it does not answer. */
export function reportUnknownRequest(error: Error): void {
  unknown.push(error);
  console.error(error.message);
}

/** A story begins with none on its account. */
export const forgetUnknownRequests = () => void unknown.splice(0);

/** Fails a story that asked for something its scenario does not answer, even where the screen did not show it. */
export function assertAllRequestsKnown(): void {
  const [first] = unknown;
  if (first) throw first;
}
