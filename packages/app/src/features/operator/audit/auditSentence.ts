import type { DeskAudit } from '@arma11/core/back-office';
import { operadorAuditEs, type Done } from '../../../messages/operadorAudit.es';

const fieldsOf = (state: unknown): Done['after'] =>
  typeof state === 'object' && state !== null ? (state as Done['after']) : {};

/** An audit row as a sentence: 'rosa aprobó la recarga 12 de beto por S/ 50.03'. What has no sentence is named by its command. */
export function auditSentence({ action, target, about, after, username }: DeskAudit): string {
  const id = target.slice(target.indexOf(':') + 1);
  const named = about === null ? id : about;
  const sentence = operadorAuditEs.sentences[action]?.({ id, named, after: fieldsOf(after) });
  return `${username ?? operadorAuditEs.console} ${sentence ?? operadorAuditEs.other(action, target)}`;
}
