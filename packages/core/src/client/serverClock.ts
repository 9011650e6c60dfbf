/** The server's time, told by the `X-Server-Time` of its answers. */
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
      const told = header === undefined ? Number.NaN : /^\d+$/.test(header) ? Number(header) : Date.parse(header);
      // An answer out of the browser's cache carries an old time: only a newer one than any seen counts.
      if (!(told > newest)) return;
      newest = told;
      offset = told - (sentAt + deviceNow()) / 2;
    },
  };
}
