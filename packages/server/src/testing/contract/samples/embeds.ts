import { newSignIn, PARTNER } from '../../embedPage';
import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

const { key, origins } = PARTNER;
const origin = origins[0]!;

/** The owner lets the partner's page act for them. */
async function granted({ as }: Rehearsal) {
  const { state, verifier, challenge } = await newSignIn('muestra');
  await prepared(as('owner')('POST', 'plus/embed/grants/', { body: { key, state, challenge, origin } }));
  return { state, verifier };
}

async function ownGrant(stage: Rehearsal): Promise<number> {
  await granted(stage);
  const [grant] = await prepared<{ id: number }[]>(stage.as('owner')('GET', 'plus/embed/grants/'));
  return grant!.id;
}

/** Requests of partners' pages and of the players who let them act. */
export const embedSamples: Record<string, Sample> = {
  'partners.config': sample({ params: { key } }),
  'partners.grant': sample(async () => {
    const { state, challenge } = await newSignIn('permiso');
    return { body: { key, state, challenge, origin } };
  }),
  'partners.grants': sample(async (stage) => {
    await ownGrant(stage);
    return {};
  }),
  'partners.endGrant': sample(async (stage) => ({ params: { id: await ownGrant(stage) } })),
  'partners.token': sample(async (stage) => ({ body: { key, ...(await granted(stage)) }, headers: { origin } })),
  'partners.viewer': sample(),
  'partners.end': sample(),
};
