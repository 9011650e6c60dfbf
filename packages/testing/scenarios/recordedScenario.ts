/** One answer of a recorded server. */
export interface RecordedAnswer {
  status: number;
  body: unknown;
  /** Of a write: the answers that are different from then on, by request. */
  changes?: Record<string, RecordedAnswer>;
}

/** Everything that a server in one named state answers, as the file `recorded/<name>.recorded.json` holds it. */
export interface RecordedScenario {
  name: string;
  /** The instant at which it was recorded; its answers carry it as the server's time. */
  now: string;
  /** By method, path under `services/` and body (`requestKey`), e.g. `GET predi/sala/get/42/?x=1`. */
  answers: Record<string, RecordedAnswer>;
}
