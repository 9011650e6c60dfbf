import { useRankingWords } from '../messages/ranking.es';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Box, Head, Table, Who } from './Ranking.styles';

/** Props of RankingSkeleton. */
export interface RankingSkeletonProps {
  rows: number;
  /** A button comes under the rows. */
  opens: boolean;
}

/** A table that is loading, as high as it will be. */
export function RankingSkeleton({ rows, opens }: RankingSkeletonProps) {
  const t = useRankingWords();
  return (
    <Box part="skeleton" aria-busy="true">
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <Head aria-hidden="true">
        <h3>
          <Skeleton width="64%" height={22} />
        </h3>
        <p>
          <Skeleton width={150} height={13} />
        </p>
      </Head>
      <Table aria-hidden="true" role="presentation">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <td>
                <Skeleton width={14} height={17} />
              </td>
              <th>
                <Who>
                  <Skeleton width={32} height={32} round />
                  <Skeleton width={row % 2 === 0 ? '44%' : '32%'} height={15} />
                </Who>
              </th>
              <td>
                <Skeleton width={30} height={19} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {opens && <Skeleton height={48} top={10} />}
    </Box>
  );
}
