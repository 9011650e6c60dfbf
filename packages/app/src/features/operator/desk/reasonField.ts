import { operadorEs } from '../../../messages/operador.es';
import type { FieldSpec } from './fieldSpec';

/** Why something is done; the audit keeps it. */
export const reasonField = (hint: string = operadorEs.action.reasonHint): FieldSpec => ({
  name: 'reason',
  label: operadorEs.action.reason,
  hint,
  kind: 'area',
  required: true,
});
