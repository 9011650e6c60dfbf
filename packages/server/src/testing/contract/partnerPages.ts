import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Call, embedCalls, EMBED_SCOPES, previewCalls } from '@arma11/core/contract';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import { PARTNER, pageCaller, signInOnPage } from '../embedPage';
import type { ApiAnswer, ApiCall } from '../testServer';
import { endpoints, isDesk, playerCalls } from './endpoints';
import type { Environment } from './openEnvironment';
import { type Rehearsal, rehearse } from './rehearsal';
import { send } from './request';
import type { Input } from './samples/sample';
import { samples } from './samples/samples';
import type { Somebody } from './people';

const { key, origins } = PARTNER;
const origin = origins[0]!;
/** Takes a seat: every room of the environment costs coins. */
const JOINS = /^(compe\.(registerSala|joinCasual)|predi\.join(Event)?)$/;

/** What a row of a table says besides whose it is: places, points and prizes, and no pick. */
const ROW = ['aciertos', 'ins', 'is_me', 'last_points', 'movement', 'points', 'position', 'prize', 'tied'];

const codeOf = ({ status, body }: ApiAnswer) => `${status}${body?.status === 'error' ? ` ${body.code}` : ''}`;

async function onPage({ server, as }: Rehearsal, who: Somebody): Promise<ApiCall> {
  return (await signInOnPage(server, { call: as(who) }, { seed: 'tabla', key, origin })).call;
}

/** How many rows the tables have that calls write into, sequences left aside. */
async function rowsIn({ db }: Rehearsal): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(
    db.fresh,
  );
  const counts = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db.fresh);
  return new Map(rows.map((table) => [table.name, table.rows]));
}

/** What a page's token gets where the owner of the sample would be served. */
function due({ name }: NamedEndpoint): string {
  if (!embedCalls[name]) return '403 FUERA_DE_ALCANCE';
  return JOINS.test(name) ? '403 PASO_EN_SITIO' : '200';
}

/** What a page gets by its key alone, and the tables that were written for it. */
async function previewOf(
  stage: Rehearsal,
  call: Call,
  asked: Input,
): Promise<{ answer: ApiAnswer; written: string[] }> {
  const before = await rowsIn(stage);
  const answer = await send(pageCaller(stage.server, origin), call, { ...asked, query: { ...asked.query, pk: key } });
  const after = await rowsIn(stage);
  return { answer, written: [...after.keys()].filter((table) => after.get(table) !== before.get(table)) };
}

/** What pages of partners may do with a player's token, and what without: the whole table, call by call. */
export function testPartnerPages(environment: () => Environment): void {
  const served = playerCalls.filter(({ name }) => samples[name]);

  it.each(served)('$name meets a page’s token as the table says', async (endpoint) => {
    const { who, scene, input } = samples[endpoint.name]!;
    await rehearse(environment(), scene, async (stage) => {
      const asked = await input(stage);
      const answer = await send(await onPage(stage, who), endpoint.call, {
        ...asked,
        headers: { ...asked.headers, origin },
      });
      expect(codeOf(answer)).toBe(due(endpoint));
    });
  });

  it.each(served.filter(({ name }) => embedCalls[name]?.length))(
    '$name refuses a token that lacks one of its scopes',
    async (endpoint) => {
      const { who, scene, input } = samples[endpoint.name]!;
      for (const missing of embedCalls[endpoint.name]!) {
        await rehearse(environment(), scene, async (stage) => {
          const asked = await input(stage);
          const call = await onPage(stage, who);
          const rest = EMBED_SCOPES.filter((scope) => scope !== missing);
          await sql`update embed_grant set scopes = ${rest}::text[]`.execute(stage.db.fresh);
          expect(codeOf(await send(call, endpoint.call, asked))).toBe('403 FUERA_DE_ALCANCE');
        });
      }
    },
  );

  it('the desk is closed to a page, also to the token of an admin', async () => {
    await rehearse(environment(), 'public', async (stage) => {
      const call = await onPage(stage, 'admin');
      const answers = [];
      for (const endpoint of endpoints.filter(isDesk)) answers.push(codeOf(await send(call, endpoint.call, {})));
      expect(new Set(answers)).toEqual(new Set(['403 FUERA_DE_ALCANCE']));
    });
  });

  it('a refused seat leaves the coins where they were', async () => {
    await rehearse(environment(), 'public', async (stage) => {
      const call = await onPage(stage, 'stranger');
      const before = await call('GET', 'plus/embed/viewer/');
      const body = { predi: stage.predi.id };
      const { body: refused } = await call('POST', 'predi/ins-predi/ins-user/', { body });
      expect(refused).toMatchObject({ code: 'PASO_EN_SITIO', amount_ins: 50 });
      expect((await call('GET', 'plus/embed/viewer/')).body).toEqual(before.body);
    });
  });

  const reads = served.filter(({ call }) => call.method === 'GET');
  const isPreview = ({ name }: NamedEndpoint) => previewCalls.includes(name);

  it.each(reads.filter(isPreview))(
    '$name answers a page without a player as it answers who has joined nothing, to the byte, and writes nothing',
    async ({ name, call }) => {
      await rehearse(environment(), 'public', async (stage) => {
        const asked = await samples[name]!.input(stage);
        const { answer, written } = await previewOf(stage, call, asked);
        const stranger = await send(stage.as('stranger'), call, asked);
        expect([codeOf(answer), answer.text, written]).toEqual(['200', stranger.text, []]);
      });
    },
  );

  it.each(reads.filter((endpoint) => !isPreview(endpoint)))(
    '$name ($call.access) takes a page without a player for nobody',
    async ({ name, call }) => {
      await rehearse(environment(), 'public', async (stage) => {
        const { answer, written } = await previewOf(stage, call, await samples[name]!.input(stage));
        const expected = call.access === 'public' ? '200' : '401 NO_AUTENTICADO';
        expect([codeOf(answer), written]).toEqual([expected, []]);
      });
    },
  );

  it.each(
    previewCalls.filter((name) =>
      /^(compe\.ranking|predi\.(sala|matchSala|topAwards|listRanking)|salas\.(topAward|playersBy.*|sala|rules))$/.test(
        name,
      ),
    ),
  )('%s does not show a private room to a page without a player', async (name) => {
    const { call } = endpoints.find((endpoint) => endpoint.name === name)!;
    await rehearse(environment(), 'private', async (stage) => {
      const asked = await samples[name]!.input(stage);
      const query = { ...asked.query, pk: key, ...(name === 'predi.sala' ? { code: stage.predi.code! } : {}) };
      const answer = await send(pageCaller(stage.server, origin), call, { ...asked, query });
      expect(codeOf(answer)).toBe('404 NO_EXISTE');
    });
  });

  it.each(['compe.ranking', 'predi.listRanking'])(
    '%s shows a page without a player name, face, points and place of who plays, and nobody’s own',
    async (name) => {
      const { call } = endpoints.find((endpoint) => endpoint.name === name)!;
      await rehearse(environment(), 'public', async (stage) => {
        const { body } = (await previewOf(stage, call, await samples[name]!.input(stage))).answer;
        expect(body.me).toBeNull();
        expect(body.results.length).toBeGreaterThan(0);
        for (const { user, ...row } of body.results) {
          expect(Object.keys(user).toSorted()).toEqual(['avatar', 'id', 'keyusername', 'rango_level', 'username']);
          expect(Object.keys(row).toSorted()).toEqual(ROW);
          expect(row.is_me).toBe(false);
        }
      });
    },
  );

  it.each([
    ['no page of the partner’s', 'https://malo.example', key, 'ORIGEN_NO_PERMITIDO'],
    ['a sandbox', 'null', key, 'ORIGEN_NO_PERMITIDO'],
    ['a key of nobody’s', origin, `pk_${'x'.repeat(22)}`, 'LLAVE_DESCONOCIDA'],
    ['what is no key', origin, "' or 1=1 --", 'LLAVE_DESCONOCIDA'],
  ])('without a player, %s is refused', async (_, page, pk, code) => {
    await rehearse(environment(), 'public', async (stage) => {
      const path = `predi/sala/list-top-public/?pk=${encodeURIComponent(pk)}`;
      expect(codeOf(await pageCaller(stage.server, page)('GET', path))).toBe(`403 ${code}`);
    });
  });

  it('a key beside a token counts for nothing: the token decides', async () => {
    await rehearse(environment(), 'public', async (stage) => {
      const path = `predi/sala/list-top-public/?pk=${key}`;
      expect((await pageCaller(stage.server, origin, 'et_'.padEnd(46, 'x'))('GET', path)).status).toBe(401);
    });
  });
}
