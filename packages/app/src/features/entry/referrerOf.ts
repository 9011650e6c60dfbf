import { safeReturnPath } from '@arma11/core/domain';

const LONGEST = 60;

/** Who shared the link that brought a new player: the `?ref=` of this address, or of the page that they were going to. */
export function referrerOf(query: URLSearchParams): string | undefined {
  const going = new URL(safeReturnPath(query.get('from')), 'https://return.invalid');
  const ref = (query.get('ref') ?? going.searchParams.get('ref') ?? '').trim();
  return ref === '' || ref.length > LONGEST ? undefined : ref;
}
