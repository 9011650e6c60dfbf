import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { entryPath } from '../entryPath';

/** In place of what cannot be tried: why, and the way to other rooms. */
export function NothingToTry({ text, query }: { text: string; query: URLSearchParams }) {
  const action = <ButtonLink href={entryPath('/', query)}>{es.trial.others}</ButtonLink>;
  return <EmptyState drawing="whistle" text={text} action={action} />;
}
