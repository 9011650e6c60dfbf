import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

/** An item that coins buy. */
async function onSale({ db }: Rehearsal): Promise<number> {
  const row = await db.fresh
    .selectFrom('item')
    .select('id')
    .where('source', '=', 'compra')
    .orderBy('price')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A write of the owner's whose outcome can be asked for. */
async function knownKey({ as, environment }: Rehearsal): Promise<string> {
  const key = 'clave-de-muestra-0003';
  const body = { quest: environment.home.quest };
  await prepared(as('owner')('POST', 'quest/save/pay-quest/', { body, headers: { 'idempotency-key': key } }));
  return key;
}

/** A device that shows notices: the keys are those of RFC 8291's example. */
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/muestra-1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Requests of matches, the front page, quests, items and notices. */
export const homeSamples: Record<string, Sample> = {
  'quests.mainQuest': sample(),
  'quests.criterios': sample(),
  'quests.payQuest': sample(({ environment }) => ({ body: { quest: environment.home.quest } })),
  'quests.resume': sample(),
  'partidos.inPredi': sample(({ environment }) => ({ query: { league: environment.league.league_unique } })),
  'partidos.byCode': sample(({ environment }) => ({ query: { code: environment.rooms.private.predi.code! } })),
  'partidos.match': sample(({ environment }) => ({ params: { id: environment.league.live[0]! } })),
  'partidos.nextImportant': sample({ query: { limit: 5 } }),
  'partidos.forFantasy': sample({ query: { page: 1 } }),
  'partidos.inBanner': sample(),
  'home.banners': sample(),
  'home.recargas': sample(),
  'home.exchange': sample(),
  'home.qrPay': sample(),
  'home.rango': sample(),
  'home.topClubs': sample(),
  'home.search': sample({ query: { q: 'gar' } }),
  'home.clubsByLeague': sample(({ environment }) => ({ query: { liga: environment.league.league_unique } })),
  'recap.week': sample({ query: { day: '2026-06-11' } }),
  'visitors.front': sample(),
  'visitors.invitation': sample(({ environment }) => ({
    query: { kind: 'compe', id: environment.rooms.public.compe.id },
  })),
  'visitors.trial': sample(({ environment }) => ({ params: { id: environment.rooms.public.predi.id } })),
  'visitors.lineupTrial': sample(({ environment }) => ({ params: { id: environment.rooms.public.compe.id } })),
  'system.time': sample(),
  'system.outcome': sample(async (stage) => ({ params: { key: await knownKey(stage) } })),
  'system.live': sample(({ compe, predi }) => ({ query: { rooms: `compe:${compe.id},predi:${predi.id}` } }), {
    scene: 'locked',
  }),
  'items.list': sample({ query: { category: 'avatars' } }),
  'items.buy': sample(async (stage) => ({ params: { id: await onSale(stage) } })),
  'items.equip': sample(({ environment }) => ({ params: { id: environment.home.avatar } })),
  'notifications.list': sample(),
  'notifications.markRead': sample({ body: {} }),
  'notifications.prefs': sample(),
  'notifications.savePrefs': sample(async ({ as }) => {
    const { prefs } = await prepared<{ prefs: { kind: string; fixed: boolean }[] }>(
      as('owner')('GET', 'plus/notifications/prefs/'),
    );
    return { body: { prefs: prefs.filter(({ fixed }) => !fixed).map(({ kind }) => ({ kind, enabled: false })) } };
  }),
  'notifications.saveQuietHours': sample({
    body: { quiet_hours: { from: '22:00', until: '08:00', zone: 'America/Lima' } },
  }),
  'notifications.calendar': sample(),
  'notifications.makeCalendar': sample(),
  'notifications.endCalendar': sample(),
  'notifications.pushKey': sample(),
  'notifications.savePush': sample({ body: device }),
  'notifications.endPush': sample(async ({ as }) => {
    const { id } = await prepared<{ id: number }>(
      as('owner')('POST', 'plus/notifications/push-subscription/', { body: device }),
    );
    return { params: { id } };
  }),
  'leagues.recentStats': sample(),
};
