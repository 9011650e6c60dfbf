import type { LogEvent } from 'kysely';
import { statementName } from './statementName';
import type { Tracing } from './Tracing';

/** What Kysely is given to tell of its statements; nothing where nobody traces: it then measures nothing. */
export function logStatements(tracing: Tracing | undefined): { log?: (event: LogEvent) => void } {
  if (!tracing) return {};
  return {
    log: (event) =>
      tracing.statement(
        statementName(event.query.sql),
        event.queryDurationMillis,
        event.level === 'error' ? event.error : undefined,
      ),
  };
}
