import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runInContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { clockOffsetDays, environmentAhead, OFFSET_VARIABLE } from './clockOffset.mjs';
import { daysAhead } from './daysAhead.mjs';
import { shiftDate, shiftDateSource } from './shiftDate.mjs';

const run = promisify(execFile);

/** A window with its own `Date`, as each file of the project `unit` has one. */
const windowOfItsOwn = () => new JSDOM('', { runScripts: 'outside-only' }).getInternalVMContext();

describe('400 days ahead', () => {
  const env = environmentAhead(400, {});
  const inNode = async (/** @type {string} */ code, /** @type {string[]} */ ...options) => {
    const { stdout } = await run(process.execPath, [...options, '--eval', code], { env });
    return JSON.parse(stdout).map(daysAhead).map(Math.round);
  };
  const datesOf = '[Date.now(), new Date().getTime(), Date.parse(Date())]';

  it('is a process', async () => {
    expect(await inNode(`console.log(JSON.stringify(${datesOf}))`)).toEqual([400, 400, 400]);
  });

  it('is a process that it starts', async () => {
    const child = `console.log(JSON.stringify(${datesOf}))`;
    const code = `process.stdout.write(child_process.execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}]))`;
    expect(await inNode(code)).toEqual([400, 400, 400]);
  });

  it('is a thread, also one without the options of its process', async () => {
    const thread = `require('worker_threads').parentPort.postMessage(${datesOf})`;
    const code = `new worker_threads.Worker(${JSON.stringify(thread)}, { eval: true, execArgv: [] })
      .on('message', (dates) => console.log(JSON.stringify(dates)))`;
    expect(await inNode(code)).toEqual([400, 400, 400]);
  });

  it('is a window, as a browser’s after the init script', () => {
    const context = windowOfItsOwn();
    runInContext(shiftDateSource(400), context);
    expect(runInContext(datesOf, context).map(daysAhead).map(Math.round)).toEqual([400, 400, 400]);
  });
});

describe('a shifted clock', () => {
  const shifted = (/** @type {string} */ code) => {
    const context = windowOfItsOwn();
    runInContext(`globalThis.before = new Date(0); globalThis.DateBefore = Date;`, context);
    runInContext(shiftDateSource(400), context);
    return runInContext(code, context);
  };

  it('leaves dates with an argument alone', () => {
    expect(shifted('new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z');
    expect(shifted('new Date(2026, 0, 2, 3).getHours()')).toBe(3);
    expect(shifted('Date.UTC(2026, 0, 2) - Date.parse("2026-01-02T00:00:00Z")')).toBe(0);
  });

  it('takes dates from before the shift for dates, and the other way round', () => {
    expect(shifted('[before instanceof Date, new Date() instanceof DateBefore]')).toEqual([true, true]);
    expect(shifted('[before.constructor === Date, Date.name, Date.length]')).toEqual([true, 'Date', 7]);
  });

  it('can be extended', () => {
    expect(shifted('new (class Later extends Date { later() { return 7 } })().later()')).toBe(7);
    expect(daysAhead(shifted('new (class extends Date {})().getTime()'))).toBeCloseTo(400, 2);
  });

  it('is shifted once, however often it is asked', () => {
    expect(daysAhead(shifted(`${shiftDateSource(400)} Date.now()`))).toBeCloseTo(400, 2);
  });

  it('is the machine’s without a shift', () => {
    const realm = { Date };
    shiftDate(realm, 0);
    expect(realm.Date).toBe(Date);
  });
});

it('refuses an offset that is no number', () => {
  expect(() => clockOffsetDays({ [OFFSET_VARIABLE]: 'soon' })).toThrow('is no number of days: soon');
});
