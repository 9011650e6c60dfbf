// Long: every secret of a person through its whole life, on one stage.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeDeletedAccounts } from '../../players/accounts/purgeDeletedAccounts';
import { readPersonalData } from '../../players/accounts/personalData';
import { appNow } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { blindIndex } from '../../platform/sealing/blindIndex';
import { keyring } from '../../platform/sealing/keyring';
import { DEVELOPMENT_KEY } from '../../platform/sealing/encryptionConfig';
import { openTestServer } from '../../testing/testServer';
import { opsRoutes } from '../../api/operatorRoutes';
import { testCommand } from '../../testing/testCommand';
import { freshKey, openWalletStage, type WalletStage } from '../../testing/walletStage';
import { deleteOldReceipts } from '../deposits/deleteReceipts';
import { openPayee } from '../withdrawals/payee';
import { sealClearTexts } from './sealClearTexts';

const DOCUMENT = '73519264';
const ACCOUNT = '00219384756102938475';
const BIRTH = '1987-11-23';

let stage: WalletStage;
beforeAll(async () => {
  stage = await openWalletStage();
});
afterAll(() => stage.server.close());

const deps = () => stage.server.deps;

/** Where a text or its bytes stand in the database, in whatever column of whatever table. */
async function placesOf({ fresh }: Db, secret: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    fresh,
  );
  const hex = Buffer.from(secret).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct e.key as column from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) e
      where strpos(e.value, ${secret}) > 0 or strpos(e.value, ${hex}) > 0`.execute(fresh);
    found.push(...rows.map(({ column }) => `${name}.${column}`));
  }
  return found;
}

/** Where bytes stand in the database. */
async function bytesIn({ fresh }: Db, bytes: Buffer): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`.execute(fresh);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const there =
      await sql`select 1 from ${sql.table(table)} where position(${bytes.subarray(16)} in ${sql.ref(column)}) > 0
      limit 1`.execute(fresh);
    if (there.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Everything that a person’s document, account and birth date go through. */
async function wholeLife() {
  const { server, treasurer } = stage;
  const player = await stage.player({ 'user:retirable': 600 });
  const body = { state: 'ok', doc: DOCUMENT, birth_date: BIRTH, reason: 'DNI visto' };
  const kyc = { body, headers: freshKey() };
  const noted = await treasurer.call('POST', `ops/users/${player.id}/kyc/`, kyc);
  const again = await treasurer.call('POST', `ops/users/${player.id}/kyc/`, kyc);
  const where = { provider: 'cci', destination: ACCOUNT, doc_number: DOCUMENT };
  const asked = await stage.withdraw(player, 200, where);
  const { id } = asked.body.withdrawal;
  const take = { body: {}, headers: freshKey() };
  const taken = await treasurer.call('POST', `ops/withdrawals/${id}/take/`, take);
  const told = await treasurer.call('GET', `plus/outcomes/${take.headers['idempotency-key']}/`);
  await treasurer.call('POST', `ops/withdrawals/${id}/pay/`, { body: { operation: 'pago-77' }, headers: freshKey() });
  const shown = await server.player({ role: 'admin' }).then((admin) => admin.call('GET', `ops/users/${player.id}/`));
  return { player, noted, again, asked, taken, told, shown, id };
}

describe('documents, birth dates and bank accounts', () => {
  it('are read at the desk, asked again and told as outcomes, and stand nowhere in the database', async () => {
    const { player, noted, again, asked, taken, told, shown } = await wholeLife();
    expect(noted.body.result).toMatchObject({ kyc: 'ok', doc_number: DOCUMENT, birth_date: BIRTH });
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([noted.text, 'true']);
    expect(asked.body.withdrawal.destination).toBe('••• 8475');
    expect(taken.body.result).toMatchObject({ destination: ACCOUNT, doc_number: DOCUMENT });
    expect(told.body).toEqual({ state: 'done', result: taken.body });
    expect(shown.body.result).toMatchObject({ doc_number: DOCUMENT, birth_date: BIRTH });
    expect((await player.call('GET', 'users/get-data/')).body).toMatchObject({ kyc: 'ok', age_verified: true });
    expect((await player.call('GET', 'plus/withdrawals/')).body.results[0].destination).toBe('••• 8475');
    for (const secret of [DOCUMENT, ACCOUNT, BIRTH]) expect(await placesOf(stage.server.db, secret)).toEqual([]);
    // The search finds what is there.
    expect(await placesOf(stage.server.db, 'pago-77')).toContain('withdrawal.payment_ref');
  });

  it('of one row do not open in another', async () => {
    const [ana, luis] = [await stage.player(), await stage.player()];
    await testCommand(stage.server.db, 'kyc set', { user: ana.id, state: 'no', doc: '40000011', reason: 'DNI visto' });
    await sql`update app_user set document_sealed = (select document_sealed from app_user where id = ${ana.id})
      where id = ${luis.id}`.execute(stage.server.db.fresh);
    await expect(readPersonalData(stage.server.db.fresh, deps().sealing, luis.id)).rejects.toThrow('does not open');
    await sql`update app_user set document_sealed = null where id = ${luis.id}`.execute(stage.server.db.fresh);
  });

  it('of a withdrawal lie under the names that rows of every version have, and open in no other', async () => {
    const { fresh } = stage.server.db;
    const player = await stage.player({ 'user:retirable': 300 });
    const { id } = (await stage.withdraw(player, 200, { destination: '944332211' })).body.withdrawal;
    const row = await fresh.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { sealing } = deps();
    const place = (column: string) => ({ table: 'withdrawal', column, row: id });
    expect(await sealing.open(row.destination_sealed!, place('destination_sealed'))).toBe('944332211');
    expect(await sealing.open(row.document_sealed!, place('document_sealed'))).toBe('12345678');
    const index = await blindIndex(fresh, sealing, 'destination', '944332211');
    expect(Buffer.from(row.destination_index!)).toEqual(Buffer.from(index));
    await expect(openPayee(sealing, { ...row, id: id + 1 })).rejects.toThrow('does not open');
    const erased = { ...row, destination_sealed: null, document_sealed: null };
    expect(await openPayee(sealing, erased)).toEqual({ destination: '', doc_number: '' });
  });

  it('show the treasurer who shares a destination, also once the key has changed', async () => {
    const { db } = stage.server;
    const [ana, luis] = [await stage.player({ 'user:retirable': 300 }), await stage.player({ 'user:retirable': 300 })];
    const where = { destination: '955443322' };
    await stage.withdraw(ana, 200, where);
    const { id } = (await stage.withdraw(luis, 200, where)).body.withdrawal;
    const newest = { id: 'next', secret: new Uint8Array(randomBytes(32)) };
    const next = await serverWithKey(db, newest);
    const { body } = await next.treasurer.call('GET', `ops/withdrawals/?user=${luis.id}`);
    expect(body.result).toMatchObject([{ withdrawal: id, destination: '955443322', shared_with: [ana.id] }]);
  });
});

/** Another server on the same database, which has one more key. */
async function serverWithKey(db: Db, newest: { id: string; secret: Uint8Array }) {
  const sealing = keyring([newest, DEVELOPMENT_KEY], stage.server.deps.random);
  const server = await openTestServer([opsRoutes], { db, sealing });
  return { server, treasurer: await server.player({ role: 'tesorero' }) };
}

describe('the picture of a payment', () => {
  /** One pixel. */
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgBwAACQAIICPDjAAAAABJRU5ErkJggg==',
    'base64',
  );

  async function paid() {
    const player = await stage.player();
    const { id } = (await stage.deposit(player, 50)).body.deposit;
    const image = new File([pixel], 'yape.png', { type: 'image/png' });
    const now = await appNow(stage.server.db.fresh);
    const sent = await stage.pay(player, id, { operation_number: String(10_000_000 + id), paid_at: now, image });
    expect(sent.body.deposit.has_image).toBe(true);
    return { player, id };
  }
  const shown = async (id: number) => (await stage.treasurer.call('GET', `ops/deposits/${id}/`)).body.result.image;
  const written = `data:image/png;base64,${pixel.toString('base64')}`;

  it('is shown to the treasurer, stands nowhere in the database, and does not open in another top-up', async () => {
    const { db } = stage.server;
    const [{ id }, { id: other }] = [await paid(), await paid()];
    expect([await shown(id), await bytesIn(db, pixel)]).toEqual([written, []]);
    await sql`update deposit set receipt = (select receipt from deposit where id = ${other}) where id = ${id}`.execute(
      db.fresh,
    );
    expect((await stage.treasurer.call('GET', `ops/deposits/${id}/`)).status).toBe(500);
    await sql`update deposit set receipt = null where id = ${id}`.execute(db.fresh);
  });

  it('of the last version is shown as before, and sealed by the next pass', async () => {
    const { db } = stage.server;
    const { id } = await paid();
    await sql`update deposit set image = ${pixel}, receipt = null where id = ${id}`.execute(db.fresh);
    expect([await shown(id), await bytesIn(db, pixel)]).toEqual([written, ['deposit.image']]);
    expect(await sealClearTexts(deps())).toBe(1);
    expect([await shown(id), await bytesIn(db, pixel)]).toEqual([written, []]);
  });

  it('goes 90 days after the decision, and with its player', async () => {
    const { db } = stage.server;
    const { id } = await paid();
    await testCommand(db, 'deposit approve', { deposit: id });
    await deleteOldReceipts(deps());
    expect(await shown(id)).toBe(written);
    await sql`update deposit set decided_at = app_now() - interval '91 days' where id = ${id}`.execute(db.fresh);
    await deleteOldReceipts(deps());
    expect(await shown(id)).toBeNull();
    const left = await paid();
    await testCommand(db, 'deposit reject', { deposit: left.id, reason: 'no_encontrado' });
    await sql`update app_user set deleted_at = app_now() - interval '31 days' where id = ${left.player.id}`.execute(
      db.fresh,
    );
    expect(await purgeDeletedAccounts(deps())).toBe(1);
    expect(await shown(left.id)).toBeNull();
  });
});

describe('what a server of the last version has written in clear text', () => {
  it('is read as before, and sealed by the next pass', async () => {
    const { db } = stage.server;
    const player = await stage.player({ 'user:retirable': 300 });
    await sql`update app_user set birth_date = '1979-02-03', doc_number = '41414141' where id = ${player.id}`.execute(
      db.fresh,
    );
    await sql`insert into withdrawal (user_id, amount, provider, destination, holder_name, doc_number, eta)
      values (${player.id}, 200, 'yape', '966554433', 'Rosa', '41414141', app_now())`.execute(db.fresh);
    const seen = async () => [
      await readPersonalData(db.fresh, deps().sealing, player.id),
      (await player.call('GET', 'plus/withdrawals/')).body.results[0].destination,
      (await stage.treasurer.call('GET', `ops/withdrawals/?user=${player.id}`)).body.result,
    ];
    const before = await seen();
    expect(before).toMatchObject([{ birth_date: '1979-02-03', doc_number: '41414141' }, '••• 4433', [{}]]);
    expect(await sealClearTexts(deps())).toBe(2);
    expect(await seen()).toEqual(before);
    for (const secret of ['1979-02-03', '41414141', '966554433']) expect(await placesOf(db, secret)).toEqual([]);
    expect(await sealClearTexts(deps())).toBe(0);
  });

  it('counts where it came after what is sealed', async () => {
    const { db } = stage.server;
    const player = await stage.player();
    await testCommand(db, 'kyc set', { user: player.id, state: 'no', doc: '42424242', reason: 'DNI visto' });
    await sql`update app_user set doc_number = '43434343' where id = ${player.id}`.execute(db.fresh);
    await sealClearTexts(deps());
    expect(await readPersonalData(db.fresh, deps().sealing, player.id)).toEqual({
      birth_date: null,
      doc_number: '43434343',
    });
  });

  it('is one account for a document all the same', async () => {
    const { db, logged } = stage.server;
    const [ana, luis, eva] = [await stage.player(), await stage.player(), await stage.player()];
    await sql`update app_user set doc_number = '44444441', birth_date = '1990-01-01', kyc = 'ok' where id = ${ana.id}`.execute(
      db.fresh,
    );
    const set = (user: number) =>
      testCommand(db, 'kyc set', { user, state: 'ok', doc: '44444441', birth_date: '1991-01-01', reason: 'DNI visto' });
    await expect(set(luis.id)).rejects.toThrow('Document 44444441 belongs to another account');
    await sealClearTexts(deps());
    await expect(set(luis.id)).rejects.toThrow('Document 44444441 belongs to another account');
    // Noted twice by two versions at once: the second waits for somebody to look at it.
    await sql`update app_user set doc_number = '44444441', kyc = 'ok' where id = ${eva.id}`.execute(db.fresh);
    await sealClearTexts(deps());
    const { kyc } = (await eva.call('GET', 'users/get-data/')).body;
    expect([kyc, logged.at(-1)]).toMatchObject(['pendiente', { level: 'warn', user: eva.id }]);
  });
});
