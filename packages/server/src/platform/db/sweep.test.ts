import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { sweep, takeSweepTurn } from './sweep';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([]);
});
afterAll(() => server.close());

it('forgets what is too old to be asked for, and nothing younger', async () => {
  const { db } = server;
  const { id } = await server.player();
  const ago = (days: number) => sql`app_now() - make_interval(secs => ${days * 86_400})`;
  await sql`delete from session`.execute(db.fresh);
  await sql`insert into idempotency (user_id, route, key, request_hash, created_at)
    values (${id}, 'r', 'young', '', ${ago(14)}), (${id}, 'r', 'old', '', ${ago(16)})`.execute(db.fresh);
  await sql`insert into session (token_hash, user_id, expires_at)
    values ('young', ${id}, ${ago(29)}), ('old', ${id}, ${ago(31)})`.execute(db.fresh);
  await sql`insert into spent_token (token_hash, spent_at)
    values ('young', app_now()), ('old', ${ago(2)})`.execute(db.fresh);
  await sql`insert into attempt (scope, window_start) values ('young', ${ago(1)}), ('old', ${ago(3)})`.execute(
    db.fresh,
  );
  await sql`insert into phone_send (user_id, phone, ip, sent_at)
    values (${id}, 'young', '', ${ago(1)}), (${id}, 'old', '', ${ago(3)})`.execute(db.fresh);
  await sql`insert into outgoing_message (channel, recipient, body, next_try_at, created_at) values
    ('mail', 'young', null, null, ${ago(6)}), ('mail', 'old', null, null, ${ago(8)}),
    ('mail', 'waiting', 'text', app_now(), ${ago(8)})`.execute(db.fresh);
  await sql`insert into phone_code (user_id, phone, salt, code_hash, send_id, expires_at)
    values (${id}, 'old', '', '', 1, ${ago(0.01)})`.execute(db.fresh);
  await sql`insert into password_reset (token_hash, user_id, expires_at)
    values ('young', ${id}, ${ago(0.5)}), ('old', ${id}, ${ago(2)})`.execute(db.fresh);
  await sql`insert into login_streak (scope, failures, last_at)
    values ('young', 1, ${ago(89)}), ('old', 1, ${ago(91)})`.execute(db.fresh);
  await sql`insert into partner (id, name, key, secret_hash, origins) overriding system value
    values (900, 'Diario', 'pk_DiarioDePruebas0000AAA', '', '{https://diario.example}')`.execute(db.fresh);
  await sql`insert into embed_grant (partner_id, user_id, scopes, user_ref, created_at, ended_at) values
    (900, ${id}, '{predi:write}', 'young', ${ago(400)}, ${ago(29)}), (900, ${id}, '{predi:write}', 'old', ${ago(400)}, ${ago(31)}),
    (900, ${id}, '{predi:write}', 'linked', ${ago(400)}, null)`.execute(db.fresh);
  await sql`insert into embed_token (token_hash, grant_id, expires_at) select convert_to(name, 'UTF8'), g.id, at
    from embed_grant g, (values ('young', ${ago(0.5)}), ('old', ${ago(2)})) as v (name, at) where user_ref = 'linked'`.execute(
    db.fresh,
  );
  await sql`insert into embed_link_code (code_hash, partner_id, user_ref, expires_at)
    values ('young', 900, 'u', ${ago(0.5)}), ('old', 900, 'u', ${ago(2)})`.execute(db.fresh);
  await sql`insert into embed_grant (partner_id, user_id, scopes, origin, session_id, state_hash, challenge, created_at)
    select 900, ${id}, '{predi:write}', o, s.id, convert_to(o, 'UTF8'), '', at
    from session s, (values ('waiting', ${ago(0.5)}), ('forgotten', ${ago(1.5)})) as v (o, at)
    where s.token_hash = 'young'`.execute(db.fresh);
  await sql`insert into support_ticket (number, user_id, name, email, subject, message, ip, created_at, due_at, closed_at) values
    ('young', ${id}, '', '', '', '', '', ${ago(900)}, ${ago(880)}, app_now() - interval '2 years' + interval '1 hour'),
    ('old', null, '', '', '', '', '', ${ago(900)}, ${ago(880)}, app_now() - interval '2 years' - interval '1 hour'),
    ('waiting', null, '', '', '', '', '', ${ago(900)}, ${ago(880)}, null)`.execute(db.fresh);
  await sweep(db);
  const { rows } = await sql<{ left: string }>`select key as left from idempotency
    union all select convert_from(token_hash, 'UTF8') from session
    union all select convert_from(token_hash, 'UTF8') from spent_token
    union all select scope from attempt
    union all select phone from phone_send
    union all select phone from phone_code
    union all select convert_from(token_hash, 'UTF8') from password_reset
    union all select convert_from(token_hash, 'UTF8') from embed_token
    union all select convert_from(code_hash, 'UTF8') from embed_link_code
    union all select scope from login_streak`.execute(db.fresh);
  expect(rows.map(({ left }) => left)).toEqual(Array(9).fill('young'));
  const letters = await db.fresh.selectFrom('support_ticket').select('number').orderBy('id').execute();
  expect(letters.map(({ number }) => number)).toEqual(['young', 'waiting']);
  const messages = await db.fresh.selectFrom('outgoing_message').select('recipient').orderBy('id').execute();
  expect(messages.map(({ recipient }) => recipient)).toEqual(['young', 'waiting']);
  const grants = await db.fresh.selectFrom('embed_grant').select(['user_ref', 'origin']).orderBy('id').execute();
  expect(grants.map(({ user_ref, origin }) => user_ref ?? origin)).toEqual(['young', 'linked', 'waiting']);
});

it('forgets however much there is, a batch at a time', async () => {
  const { db } = server;
  await sql`insert into attempt (scope, window_start)
    select 'many-' || n, app_now() - interval '3 days' from generate_series(1, 10001) as n`.execute(db.fresh);
  await sweep(db);
  const { rows } = await sql`select from attempt where starts_with(scope, 'many-')`.execute(db.fresh);
  expect(rows).toHaveLength(0);
});

it('is one server’s turn an hour', async () => {
  const { db } = server;
  await sql`delete from setting where key = 'sweep'`.execute(db.fresh);
  const servers = await Promise.all(Array.from({ length: 5 }, () => takeSweepTurn(db)));
  expect(servers.filter(Boolean)).toHaveLength(1);
  await sql`update setting set value = jsonb_build_object('at', clock_timestamp() - interval '51 minutes') where key = 'sweep'`.execute(
    db.fresh,
  );
  expect([await takeSweepTurn(db), await takeSweepTurn(db)]).toEqual([true, false]);
});
