import type { RankingRow } from '@arma11/core/contract';
import { Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

interface Props {
  row: Pick<RankingRow, 'user' | 'is_me'>;
  href: string | undefined;
}

/** Whose row it is: a link to their head-to-head where there is one, and told to the one who reads it. */
export const RankedName = ({ row: { user, is_me }, href }: Props) => (
  <>
    {href ? (
      <Link href={href} aria-label={es.rivals.open(user.username)}>
        {user.username}
      </Link>
    ) : (
      user.username
    )}
    {is_me && <VisuallyHidden> ({es.room.ranking.you})</VisuallyHidden>}
  </>
);
