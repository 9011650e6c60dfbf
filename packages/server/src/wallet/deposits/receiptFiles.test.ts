// Long: the life of a picture in a file, on a stage that takes seconds to make.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeDeletedAccounts } from '../../players/accounts/purgeDeletedAccounts';
import { appNow } from '../../platform/db/clock';
import type { Deps } from '../../platform/deps';
import { type FileStore, FilesUnavailable } from '../../platform/files/FileStore';
import { s3Files } from '../../platform/files/s3Files';
import { Refusal } from '../../platform/refusal';
import { DEVELOPMENT_KEY } from '../../platform/sealing/encryptionConfig';
import { keyring } from '../../platform/sealing/keyring';
import { keysInUse } from '../../platform/sealing/keysInUse';
import { openS3StandIn, type S3StandIn } from '../../testing/s3StandIn';
import { testCommand } from '../../testing/testCommand';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import type { TestPlayer } from '../../testing/testServer';
import { deleteOldReceipts, deleteOrphanReceipts } from './deleteReceipts';
import { moveReceipts, resealReceiptFiles } from './moveReceipts';
import type { Payment } from './payDeposit';
import { payWithReceipt } from './payWithReceipt';
import { openReceiptFile, putReceiptFile, ReceiptUnreadable } from './receiptFile';
import { sweepReceipts } from './sweepReceipts';

let s3: S3StandIn;
let stage: WalletStage;
beforeAll(async () => {
  s3 = await openS3StandIn();
  stage = await openWalletStage({ receipts: s3Files(s3.bucket, 500) });
});
afterAll(async () => {
  await stage.server.close();
  await s3.close();
});
beforeEach(() => void (s3.trouble = 'none'));

const deps = (more: Partial<Deps> = {}): Deps => ({ ...stage.server.deps, ...more });
const random = (bytes: number) => new Uint8Array(randomBytes(bytes));

/** One pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgBwAACQAIICPDjAAAAABJRU5ErkJggg==',
  'base64',
);
const written = `data:image/png;base64,${pixel.toString('base64')}`;

interface TopUp {
  player: TestPlayer;
  id: number;
}

async function asked(): Promise<TopUp> {
  const player = await stage.player();
  return { player, id: (await stage.deposit(player, 50)).body.deposit.id };
}

async function sent({ player, id }: TopUp, number = 20_000_000 + id) {
  const image = new File([pixel], 'yape.png', { type: 'image/png' });
  const paid_at = await appNow(stage.server.db.fresh);
  return stage.pay(player, id, { operation_number: String(number), paid_at, image });
}

async function paid(): Promise<TopUp> {
  const topUp = await asked();
  expect((await sent(topUp)).body.deposit.has_image).toBe(true);
  return topUp;
}

const rowOf = (id: number) =>
  stage.server.db.fresh.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async (id: number) => (await stage.treasurer.call('GET', `ops/deposits/${id}/`)).body.result;
const hours = (count: number) =>
  sql<{ at: string }>`select clock_timestamp() - make_interval(hours => ${count}::int) as at`
    .execute(stage.server.db.fresh)
    .then(({ rows }) => new Date(rows[0]!.at));
/** As if it had been put so many hours ago, by the database's clock. */
async function age(name: string, count: number): Promise<void> {
  s3.files.get(name)!.modified = await hours(count);
}

describe('a picture in a store of files', () => {
  it('is shown to the treasurer, and lies sealed in the file that its row names', async () => {
    const { id } = await paid();
    const row = await rowOf(id);
    expect(row).toMatchObject({ receipt: null, image: null, receipt_file_key: 'development' });
    const { bytes } = s3.files.get(row.receipt_file!)!;
    expect(bytes.subarray(0, 15).toString()).toBe('v1:development:');
    expect(bytes.includes(pixel.subarray(16))).toBe(false);
    expect(await shown(id)).toMatchObject({ image: written, image_unreadable: false, image_deleted_at: null });
  });

  it('lies in this database’s folder, under the names by which files of every version were sealed', async () => {
    const { fresh } = stage.server.db;
    const { id } = await paid();
    const name = (await rowOf(id)).receipt_file!;
    expect(name).toMatch(/^[0-9a-f]{16}\/[0-9a-f]{32}$/);
    const { rows } = await sql<{ folder: string }>`
      select value->>'folder' as folder from setting where key = 'receipts'`.execute(fresh);
    expect(name.split('/')[0]).toBe(rows[0]!.folder);
    const place = { table: 'deposit', column: 'receipt_file', row: `${id} ${name}` };
    const opened = await deps().sealing.openBytes(s3.files.get(name)!.bytes, place);
    expect(Buffer.from(opened).equals(pixel)).toBe(true);
    const zeros = await putReceiptFile(deps({ random: (bytes) => new Uint8Array(bytes) }), deps().receipts!, id, pixel);
    expect(zeros.name).toBe(`${rows[0]!.folder}/${'0'.repeat(32)}`);
    s3.files.delete(zeros.name);
  });

  it('that cannot be read says why; what is a mistake of ours stays one', async () => {
    const { id } = await paid();
    const name = (await rowOf(id)).receipt_file!;
    const reading = (receipts: FileStore | undefined) => openReceiptFile(deps({ receipts }), id, name);
    await expect(reading(undefined)).rejects.toThrow('It lies in a file, and RECEIPTS_URL does not say where.');
    const broken = { ...deps().receipts!, get: () => Promise.reject(new TypeError('a mistake of ours')) };
    await expect(reading(broken)).rejects.toThrow(TypeError);
    s3.files.delete(name);
    await expect(reading(deps().receipts)).rejects.toThrow(`does not have the file ${name}.`);
    await expect(reading(deps().receipts)).rejects.toThrow(ReceiptUnreadable);
  });

  it('of another top-up, or of an earlier file, does not open', async () => {
    const [one, other] = [await paid(), await paid()];
    const [mine, theirs] = [await rowOf(one.id), await rowOf(other.id)];
    s3.files.set(mine.receipt_file!, s3.files.get(theirs.receipt_file!)!);
    expect(await shown(one.id)).toMatchObject({ image: null, image_unreadable: true });
    await expect(openReceiptFile(deps(), one.id, theirs.receipt_file!)).rejects.toThrow('does not open');
  });

  it('that is sent again takes the place of the first, whose file goes', async () => {
    const topUp = await paid();
    const before = (await rowOf(topUp.id)).receipt_file!;
    expect((await sent(topUp)).status).toBe(200);
    const after = (await rowOf(topUp.id)).receipt_file!;
    expect([after === before, s3.files.has(before), s3.files.has(after)]).toEqual([false, false, true]);
    // Without a picture the one that is there stays.
    const paid_at = await appNow(stage.server.db.fresh);
    await stage.pay(topUp.player, topUp.id, { operation_number: '20999999', paid_at });
    expect((await rowOf(topUp.id)).receipt_file).toBe(after);
  });

  it('leaves nothing behind where the payment is refused, asked twice, or for somebody else’s top-up', async () => {
    const [topUp, another] = [await asked(), await paid()];
    const files = () => [...s3.files.keys()].toSorted();
    const before = files();
    expect((await sent(topUp, 20_000_000 + another.id)).body.code).toBe('OPERACION_REPETIDA');
    expect((await sent({ player: topUp.player, id: another.id })).status).toBe(404);
    expect(files()).toEqual(before);
    const key = freshKey();
    const body = new FormData();
    body.set('operation_number', String(30_000_000 + topUp.id));
    body.set('paid_at', await appNow(stage.server.db.fresh));
    body.set('image', new File([pixel], 'a.png', { type: 'image/png' }));
    const answers = await Promise.all(
      [1, 2, 3].map(() => topUp.player.call('PATCH', `plus/deposits/${topUp.id}/`, { body, headers: key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(files()).toEqual([...before, (await rowOf(topUp.id)).receipt_file!].toSorted());
  });
});

/** A payment with a picture, as the call hands it on. */
const paymentOf = (id: number, player: TestPlayer): Payment => ({
  id,
  userId: player.id,
  paid_at: new Date(0).toISOString(),
  image: { bytes: pixel, type: 'image/png', hash: random(32) },
});

describe('the file of a payment', () => {
  const fileAfter = async (fault: Error) => {
    const { id, player } = await asked();
    let name = '';
    const pay = ({ file }: Payment) => {
      name = file!.name;
      return Promise.reject(fault);
    };
    await expect(payWithReceipt(deps(), paymentOf(id, player), pay)).rejects.toBe(fault);
    return s3.files.has(name);
  };

  it('goes where the payment was refused, and stays where nobody knows whether it was committed', async () => {
    expect(await fileAfter(new Refusal(409, 'CERRADO', 'Esta recarga ya se cerró.'))).toBe(false);
    expect(await fileAfter(new Error('connection lost'))).toBe(true);
  });
});

describe('a store that does not work', () => {
  it.each(['fails', 'slow', 'cut'] as const)(
    'when it %s the player is told, loses nothing, and sends the same again',
    async (trouble) => {
      const topUp = await asked();
      s3.trouble = trouble;
      const refused = await sent(topUp);
      expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
        503,
        'MANTENIMIENTO',
        '5',
      ]);
      expect(refused.body.message).toBe(
        'No pudimos guardar tu captura. No se perdió nada: intenta de nuevo en un momento, o envía tu pago sin ella.',
      );
      expect((await rowOf(topUp.id)).estado).toBe('pendiente');
      const paid_at = await appNow(stage.server.db.fresh);
      const without = { operation_number: String(40_000_000 + topUp.id), paid_at };
      expect((await stage.pay(topUp.player, topUp.id, without)).status).toBe(200);
      s3.trouble = 'none';
      expect((await sent(topUp)).status).toBe(200);
      expect((await shown(topUp.id)).image).toBe(written);
    },
  );

  it('says so only where it is the store: any other fault is a fault', async () => {
    const { id, player } = await asked();
    const broken: FileStore = { ...deps().receipts!, put: () => Promise.reject(new TypeError('a mistake of ours')) };
    const pay = () => Promise.reject(new Error('never asked'));
    await expect(payWithReceipt(deps({ receipts: broken }), paymentOf(id, player), pay)).rejects.toThrow(
      'a mistake of ours',
    );
  });

  it('keeps the rest of a top-up at the desk, and says that its picture cannot be read now', async () => {
    const { id } = await paid();
    s3.trouble = 'fails';
    expect(await shown(id)).toMatchObject({ deposit: id, has_image: true, image: null, image_unreadable: true });
    s3.trouble = 'none';
    expect((await shown(id)).image).toBe(written);
  });

  it('does not keep a picture from going out of its row; the file goes with a later pass', async () => {
    const { id } = await paid();
    const name = (await rowOf(id)).receipt_file!;
    await testCommand(stage.server.db, 'deposit approve', { deposit: id });
    await sql`update deposit set decided_at = app_now() - interval '91 days' where id = ${id}`.execute(
      stage.server.db.fresh,
    );
    s3.trouble = 'fails';
    await sweepReceipts(deps(), { moving: true });
    expect([(await rowOf(id)).receipt_file, s3.files.has(name)]).toEqual([null, true]);
    s3.trouble = 'none';
    await age(name, 25);
    await sweepReceipts(deps(), { moving: true });
    expect(s3.files.has(name)).toBe(false);
  });
});

describe('a pass of the sweep', () => {
  const listing = (fault: Error): FileStore => ({
    ...deps().receipts!,
    list: () => {
      throw fault;
    },
  });
  const sweeping = (fault: Error) => sweepReceipts(deps({ receipts: listing(fault) }), { moving: true });

  it('logs a store that is away, and leaves it to the next one', async () => {
    await sweeping(new FilesUnavailable('The bucket is away.'));
    expect(stage.server.logged.at(-1)).toEqual({
      level: 'error',
      message: 'receipts: the store does not work',
      error: 'The bucket is away.',
    });
  });

  it('fails at a mistake of ours', async () => {
    await expect(sweeping(new TypeError('a mistake of ours'))).rejects.toThrow('a mistake of ours');
  });
});

describe('files that no row names', () => {
  it('are what is left of a process that was killed before its commit, and go after a day', async () => {
    const topUp = await asked();
    let orphan = '';
    // Killed between the file and the row: what comes after never runs.
    const dying: FileStore = {
      ...deps().receipts!,
      async put(name, bytes) {
        await deps().receipts!.put(name, bytes);
        orphan = name;
        throw new Error('killed');
      },
    };
    await expect(putReceiptFile(deps(), dying, topUp.id, pixel)).rejects.toThrow('killed');
    const { id } = await paid();
    const named = (await rowOf(id)).receipt_file!;
    await age(named, 1000);
    await age(orphan, 23);
    expect(await deleteOrphanReceipts(deps())).toBe(0);
    expect([s3.files.has(orphan), s3.files.has(named)]).toEqual([true, true]);
    await age(orphan, 25);
    expect(await deleteOrphanReceipts(deps())).toBe(1);
    expect([s3.files.has(orphan), s3.files.has(named)]).toEqual([false, true]);
  });

  it('are none where pictures lie in rows', async () => {
    expect(await deleteOrphanReceipts(deps({ receipts: undefined }))).toBe(0);
  });

  it('of another database in the same place are left alone', async () => {
    s3.files.set('otrojuego/a1', { bytes: Buffer.from('x'), modified: await hours(1000) });
    await deleteOrphanReceipts(deps());
    expect(s3.files.has('otrojuego/a1')).toBe(true);
  });
});

describe('the end of a picture', () => {
  it('comes as many days after the decision as are set, and the desk says when it was', async () => {
    const { id } = await paid();
    const name = (await rowOf(id)).receipt_file!;
    await testCommand(stage.server.db, 'deposit approve', { deposit: id });
    await sql`update deposit set decided_at = app_now() - interval '40 days' where id = ${id}`.execute(
      stage.server.db.fresh,
    );
    await deleteOldReceipts(deps());
    expect((await shown(id)).image).toBe(written);
    expect(await deleteOldReceipts(deps({ receiptDays: 30 }))).toBe(1);
    expect(s3.files.has(name)).toBe(false);
    const after = await shown(id);
    expect(after).toMatchObject({ image: null, has_image: false, image_unreadable: false });
    expect(Date.parse(after.image_deleted_at)).toBe(Date.parse(await appNow(stage.server.db.fresh)));
  });

  it('comes with its player’s, thirty days after they left', async () => {
    const { id, player } = await paid();
    const name = (await rowOf(id)).receipt_file!;
    await testCommand(stage.server.db, 'deposit reject', { deposit: id, reason: 'no_encontrado' });
    await sql`update app_user set deleted_at = app_now() - interval '31 days' where id = ${player.id}`.execute(
      stage.server.db.fresh,
    );
    expect(await purgeDeletedAccounts(deps())).toBe(1);
    expect([(await rowOf(id)).receipt_file, s3.files.has(name)]).toEqual([null, false]);
  });
});

describe('pictures that lie in rows', () => {
  const inRow = async () => {
    const topUp = await asked();
    await putInRow(topUp.id);
    return topUp.id;
  };
  const putInRow = async (id: number) => {
    const receipt = await deps().sealing.sealBytes(pixel, { table: 'deposit', column: 'receipt', row: id });
    await sql`update deposit set receipt = ${receipt}, image_type = 'image/png' where id = ${id}`.execute(
      stage.server.db.fresh,
    );
  };

  it('move into files and go on after a stop', async () => {
    const ids = [await inRow(), await inRow(), await inRow()];
    const { receipts } = deps();
    let puts = 0;
    const stopping: FileStore = {
      ...receipts!,
      put: async (name, bytes) => {
        puts += 1;
        if (puts === 2) throw new FilesUnavailable('stopped');
        await receipts!.put(name, bytes);
      },
    };
    await expect(moveReceipts(deps({ receipts: stopping }))).rejects.toThrow('stopped');
    expect(await moveReceipts(deps())).toBe(2);
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ receipt: null, receipt_file_key: 'development' });
      expect((await shown(id)).image).toBe(written);
    }
    expect(await moveReceipts(deps())).toBe(0);
  });

  it('move with a pass of the sweep that moves, and stay with one that does not', async () => {
    const id = await inRow();
    await sweepReceipts(deps(), { moving: false });
    expect((await rowOf(id)).receipt).not.toBeNull();
    await sweepReceipts(deps(), { moving: true });
    expect((await rowOf(id)).receipt).toBeNull();
  });

  it('count where a server without the store has written them after the file, which then goes', async () => {
    const { id } = await paid();
    const before = (await rowOf(id)).receipt_file!;
    s3.files.set(before, { bytes: Buffer.from('an older picture'), modified: new Date() });
    await putInRow(id);
    expect((await shown(id)).image).toBe(written);
    await moveReceipts(deps());
    expect([(await shown(id)).image, s3.files.has(before)]).toEqual([written, false]);
  });

  it('stay as they are where their player sends another one meanwhile', async () => {
    const topUp = await asked();
    await putInRow(topUp.id);
    const { receipts } = deps();
    let [mine, overtaken] = ['', false];
    const slow: FileStore = {
      ...receipts!,
      put: async (name, bytes) => {
        await receipts!.put(name, bytes);
        if (overtaken) return;
        overtaken = true;
        mine = name;
        expect((await sent(topUp)).status).toBe(200);
      },
    };
    await moveReceipts(deps({ receipts: slow }));
    const { receipt_file } = await rowOf(topUp.id);
    expect([receipt_file === mine, s3.files.has(mine), s3.files.has(receipt_file!)]).toEqual([false, false, true]);
  });

  it('stay in their rows where a server without the store writes another one meanwhile', async () => {
    const id = await inRow();
    const { receipts } = deps();
    let mine = '';
    const slow: FileStore = {
      ...receipts!,
      put: async (name, bytes) => {
        await receipts!.put(name, bytes);
        mine = name;
        await putInRow(id);
      },
    };
    expect(await moveReceipts(deps({ receipts: slow }))).toBe(0);
    const { receipt, receipt_file } = await rowOf(id);
    expect([receipt === null, receipt_file, s3.files.has(mine)]).toEqual([false, null, false]);
    expect(await moveReceipts(deps())).toBe(1);
  });
});

describe('a change of keys', () => {
  it('counts the files of the older key, seals them anew into new files, and needs it no more', async () => {
    const ids = [(await paid()).id, (await paid()).id];
    const lost = await paid();
    s3.files.delete((await rowOf(lost.id)).receipt_file!);
    const newest = { id: 'next', secret: random(32) };
    const both = keyring([newest, DEVELOPMENT_KEY], random);
    const before = await Promise.all(ids.map(async (id) => (await rowOf(id)).receipt_file!));
    const older = async () => (await keysInUse(stage.server.db.fresh)).get('development') ?? 0;
    const inUse = await older();
    const { sealed, unreadable } = await resealReceiptFiles(deps({ sealing: both }));
    expect([sealed >= ids.length, unreadable > 0, await older()]).toEqual([true, true, inUse - sealed]);
    for (const [at, id] of ids.entries()) {
      const { receipt_file, receipt_file_key } = await rowOf(id);
      expect([receipt_file_key, s3.files.has(before[at]!)]).toEqual(['next', false]);
      const alone = { ...deps(), sealing: keyring([newest], random) };
      expect(Buffer.from(await openReceiptFile(alone, id, receipt_file!))).toEqual(pixel);
    }
    // What is not there any more is no reason to stop; a store that is away is.
    s3.trouble = 'fails';
    await expect(resealReceiptFiles(deps({ sealing: both }))).rejects.toThrow('answered 503');
  });
});
