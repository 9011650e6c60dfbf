import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../messages/es';
import { Rows } from '../../page/Rows';
import { awardRanges } from './awardRanges';
import { Whole } from './HelpText';

const t = es.help;
const RANGES = awardRanges();

const Range = styled.li`
  padding: 10px 16px;

  & > b {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(14)};
    font-weight: 400;
  }

  & > div {
    ${displayText}
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 4px;
    font-size: ${displaySize(19)};
  }
`;

/** How the pot is shared, by how many play. */
export function Shares() {
  return (
    <Rows>
      {RANGES.map(({ from, to, table }) => (
        <Range key={from}>
          <b>{t.entries(from, to)}</b>
          <div>
            {table.map((share) => (
              <Whole key={share.position_from}>{t.share(es.dates.places(share), share.percent)}</Whole>
            ))}
          </div>
        </Range>
      ))}
    </Rows>
  );
}
