import type { GroupRecord } from '@arma11/core/back-office';
import { es } from '../../../messages/es';

/** A record as a sentence, told to the reader where it is theirs (rules R23.5). */
export function recordText({ kind, value, user }: GroupRecord, me: number | undefined): string {
  const t = es.groups.records;
  const mine = user.id === me;
  switch (kind) {
    case 'lineup':
      return mine ? t.lineupMe(value) : t.lineup(user.username, value);
    case 'predictions':
      return mine ? t.predictionsMe(value) : t.predictions(user.username, value);
    case 'won':
      return mine ? t.wonMe(value) : t.won(user.username, value);
    case 'streak':
      return mine ? t.streakMe(value) : t.streak(user.username, value);
    case 'lead':
      return mine ? t.byLeadMe(value) : t.byLead(user.username, value);
  }
}
