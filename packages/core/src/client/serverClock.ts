/** The server's time, from the `X-Server-Time` header of its responses. */
export interface ServerClock {
  now(): number;
  observe(header: string | undefined, sentAt: number): void;
}

/** Countdowns run on the server's clock: the device's may be wrong. */
export function serverClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  let newest = 0;
  return {
    now: () => deviceNow() + offset,
    observe(header, sentAt) {
      const stated = header === undefined ? Number.NaN : /^\d+$/.test(header) ? Number(header) : Date.parse(header);
      // A response from the browser's cache carries an old time: only one newer than any seen counts.
      if (!(stated > newest)) return;
      newest = stated;
      offset = stated - (sentAt + deviceNow()) / 2;
    },
  };
}
