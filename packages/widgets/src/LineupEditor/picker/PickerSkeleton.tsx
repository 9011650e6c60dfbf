import { styled } from 'styled-components';
import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { token } from '../../theme/token';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: 0 16px;

  & > div {
    display: grid;
    grid-template-columns: 48px 1fr 46px 46px;
    gap: 8px;
    align-items: center;
    min-height: 68px;
    border-bottom: 1px solid ${token('colorBorder')};
  }
`;

const ROWS = [140, 110, 150, 120, 100, 130];

/** The candidates while they load, in their real size. */
export function PickerSkeleton() {
  const t = useLineupChangeWords();
  return (
    <Box role="status">
      <VisuallyHidden>{t.loadingPlayers}</VisuallyHidden>
      <Skeleton height={48} />
      <Skeleton height={48} width="80%" />
      {ROWS.map((width, row) => (
        <div key={row}>
          <Skeleton width={44} height={44} round />
          <span>
            <Skeleton width={width} height={16} />
            <Skeleton width={width - 20} height={12} top={8} />
          </span>
          <Skeleton width={36} height={22} />
          <Skeleton width={46} height={46} round />
        </div>
      ))}
    </Box>
  );
}
