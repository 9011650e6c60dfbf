import { randomUUID } from 'node:crypto';
import { JobError } from '../../scripts/jobs/say.mjs';
import { call } from '../rig/call.mjs';
import { JOIN, openRooms } from '../rig/rooms.mjs';
import { seedLeague, seedPeople } from '../rig/seedGame.mjs';

const ZONES = ['UTC', 'America/Lima', 'Europe/Madrid', 'Pacific/Auckland', 'America/Santiago', 'Asia/Kolkata'];
const MOMENTS_MS = [-1000, -1, 0, 1, 1000];
const FORMATIONS = ['433', '343', '352', '451', '532'];
const HOUR = 3_600_000;
const LEAD_MIN = 5;

/** A league of each zone, played two hours after that of the zone before: the clock only goes on. */
async function setUp(world, zones) {
  const start = Date.now() + 3 * HOUR;
  const people = await world.sql(async (query) => {
    const leagues = [];
    for (const [at, zone] of zones.entries()) {
      const kickOff = new Date(start + at * 2 * HOUR);
      const { league } = await seedLeague(query, { name: `liga-${at}`, kickOff });
      leagues.push({ zone, league, lock: kickOff.getTime() - LEAD_MIN * 60_000 });
    }
    const [staff] = await seedPeople(query, { count: 1, prefix: 'personal', role: 'operador' });
    const seats = await seedPeople(query, { count: zones.length, prefix: 'sentado' });
    return { leagues, staff, seats, joiners: await seedPeople(query, { count: MOMENTS_MS.length, prefix: 'jugador' }) };
  });
  const scenes = [];
  for (const [at, scene] of people.leagues.entries()) {
    const seated = people.seats[at];
    const terms = { league: scene.league, fee: 0, seats: 20, lead: LEAD_MIN };
    const [lineups, predictions] = await openRooms(world.address(), people.staff, [
      terms,
      { ...terms, kind: 'predi', kinds: '1x2' },
    ]);
    const { ins_user: entry } = await must(world, seated, { path: JOIN, body: { sala: lineups } });
    await must(world, seated, { path: 'predi/ins-predi/ins-user/', body: { predi: predictions } });
    const [{ answers }] = await must(world, seated, {
      path: `predi-partidos/list/match-sala/${predictions}/`,
      method: 'GET',
    });
    scenes.push({ ...scene, seated, lineups, predictions, entry, answers });
  }
  return { scenes, joiners: people.joiners };
}

const send = (world, player, { path, body, method = 'POST' }) =>
  call(world.address(), path, { token: player.token, method, body, key: method === 'GET' ? undefined : randomUUID() });

async function must(world, player, asked) {
  const answer = await send(world, player, asked);
  if (answer.status !== 200)
    throw new JobError(`${asked.path} answered ${answer.status ?? answer.lost}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** What is written at a moment: each time something else than before. */
const writesAt = ({ lineups, predictions, entry, answers }, at) => ({
  entry: { path: JOIN, body: { sala: lineups } },
  lineup: { path: `compe/compe-lienup/update-lineup-formation/${entry}/`, body: { formation: FORMATIONS[at] } },
  answers: {
    path: 'prediction/answers-user/predi/register/',
    body: [
      { alternative: answers[at % 3].id, predi: predictions, match_prediction: answers[at % 3].id_match_prediction },
    ],
  },
  'tie-break': {
    path: `plus/predi-clutch/${predictions}/`,
    body: { goals_local: at, goals_visit: 0, minute: at === 0 ? null : 10 },
  },
});

/** What is stored of the seated player's writes. */
const stored = (query, { entry, predictions, seated: { id } }) =>
  query(
    `select (select formation from entry where id = $1) as formation,
       (select a.alternative_id from answer a join entry e on e.id = a.entry_id where e.room_id = $2 and e.user_id = $3 limit 1) as answer,
       (select c.goals_local from clutch_answer c join entry e on e.id = c.entry_id where e.room_id = $2 and e.user_id = $3) as goals`,
    [entry, predictions, id],
  );

/**
 * T-LOCK: entries, lineups, answers and tie-breaks a second and a millisecond before the lock, at it and after it, on
 * servers that think to be in several zones. A case is a write.
 * @param {import('../rig/world.mjs').World} world
 * @param {{ zones: number }} size
 */
export async function locks(world, { zones }) {
  const { scenes, joiners } = await setUp(world, ZONES.slice(0, zones));
  const violations = [];
  let cases = 0;
  for (const scene of scenes) {
    for (const [at, ms] of MOMENTS_MS.entries()) {
      await world.server().end();
      await world.start(() => ({ TZ: scene.zone, CLOCK: new Date(scene.lock + ms).toISOString(), CLOCK_SPEED: '0' }));
      for (const [kind, write] of Object.entries(writesAt(scene, at))) {
        const { status, lost, body } = await send(world, kind === 'entry' ? joiners[at] : scene.seated, write);
        cases += 1;
        const fair = ms < 0 ? status === 200 : status === 409;
        if (!fair)
          violations.push(
            `${kind} at ${ms} ms in ${scene.zone}: ${status ?? lost} ${body?.code ?? ''} ${body?.message ?? ''}`,
          );
      }
    }
    const [found] = await world.sql((query) => stored(query, scene));
    const last = MOMENTS_MS.indexOf(-1);
    const due = { formation: FORMATIONS[last], answer: scene.answers[last].id, goals: last };
    if (JSON.stringify(found) !== JSON.stringify(due))
      violations.push(`in ${scene.zone} ${JSON.stringify(found)} is stored, not ${JSON.stringify(due)}`);
  }
  return { cases, violations };
}
