import type { OutboxNews } from '../../../offline/outbox/createOutbox';
import { es } from '../../../messages/es';
import type { Claimed } from './claimLineup';

/** What is said of an eleven that a guest made; null where they made none. */
export function claimedWords(claimed: Claimed): Omit<OutboxNews, 'id'> | null {
  const t = es.lineupTrial;
  if (claimed.kind === 'none') return null;
  if (claimed.kind === 'had') return { tone: 'good', text: t.had };
  if (claimed.kind !== 'saved') return { tone: 'bad', text: t[claimed.kind] };
  const { gone, came } = claimed;
  if (gone.length === 0) return { tone: 'good', text: t.saved };
  const replaced = t.replaced(
    gone.map(({ name }) => name),
    came.map(({ short_name }) => short_name),
  );
  return { tone: 'good', text: `${t.saved} ${replaced}` };
}
