import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

/** A group that the owner leads; an operator is in it, whom no other sample is about. */
async function ownGroup({ as, environment }: Rehearsal): Promise<{ group: number; code: string; user: number }> {
  const body = { name: 'Los de siempre', crest: 4, counts: 'both' };
  const { id: group } = await prepared<{ id: number }>(as('owner')('POST', 'plus/groups/', { body }));
  const { cod_access: code } = await prepared<{ cod_access: string }>(as('owner')('GET', `plus/groups/${group}/`));
  await prepared(as('operador')('POST', 'plus/groups/join/', { body: { code } }));
  return { group, code, user: environment.people.operador.id };
}

const member = async (stage: Rehearsal) => {
  const { group, user } = await ownGroup(stage);
  return { group, user };
};

/** A post that somebody wrote on the wall of such a group. */
async function postOf(stage: Rehearsal, who: 'owner' | 'operador'): Promise<{ group: number; post: number }> {
  const { group } = await ownGroup(stage);
  const body = { text: 'Este domingo ganamos' };
  const { id: post } = await prepared<{ id: number }>(stage.as(who)('POST', `plus/groups/${group}/wall/`, { body }));
  return { group, post };
}

const ofGroup = (more: object = {}) =>
  sample(async (stage) => ({ params: { group: (await ownGroup(stage)).group }, ...more }));

/** Requests of groups of friends. */
export const groupSamples: Record<string, Sample> = {
  'groups.list': sample(),
  'groups.create': sample({ body: { name: 'Los del barrio', crest: 3, counts: 'both' } }),
  'groups.invitation': sample(async (stage) => ({ query: { code: (await ownGroup(stage)).code } })),
  'groups.join': sample(async (stage) => ({ body: { code: (await ownGroup(stage)).code } })),
  'groups.open': ofGroup({ query: { season: 1 } }),
  'groups.change': ofGroup({ body: { name: 'Los mismos de siempre', crest: 5 } }),
  'groups.renewCode': ofGroup(),
  'groups.newSeason': ofGroup(),
  'groups.removeMember': sample(async (stage) => ({ params: await member(stage) })),
  'groups.mute': sample(async (stage) => ({ params: await member(stage), body: { muted: true } })),
  'groups.addRoom': sample(async (stage) => ({
    params: { group: (await ownGroup(stage)).group, room: stage.compe.id },
  })),
  'groups.wall': ofGroup(),
  'groups.write': ofGroup({ body: { text: 'Este domingo ganamos' } }),
  'groups.erase': sample(async (stage) => ({ params: await postOf(stage, 'owner') })),
  'groups.react': sample(async (stage) => ({ params: await postOf(stage, 'operador'), body: { emoji: '🔥' } })),
  'groups.report': sample(async (stage) => ({ params: await postOf(stage, 'operador'), body: { reason: 'insults' } })),
};
