import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { FieldOption, FieldSpec } from '../desk/fieldSpec';

/** Which league something is done for; the first unless another is chosen. */
export const leagueField = (leagues: readonly FieldOption[]): FieldSpec => ({
  name: 'league',
  label: operadorGameEs.rooms.league,
  kind: 'choice',
  options: leagues,
  initial: leagues[0]?.value ?? '',
  required: true,
});
