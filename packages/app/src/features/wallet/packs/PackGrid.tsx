import { styled } from 'styled-components';
import type { CallOutput, ContractSchemas } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, Coin, Picture, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { centsText } from '../../../page/centsText';

const t = es.wallet.packs;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Pack = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 214px;
  padding: 20px 12px 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  text-align: center;

  &[data-featured='true'] {
    box-shadow: inset 0 0 0 2px ${token('colorCoin')};
  }

  & > b {
    ${displayText}
    margin-top: 10px;
    font-size: ${displaySize(24)};
    line-height: 1.1;
  }

  & > small {
    min-height: 1.35em;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > em {
    position: absolute;
    top: -9px;
    padding: 2px 10px;
    border-radius: 10px;
    background: ${token('colorCoin')};
    color: ${token('colorCoinText')};
    font-size: ${fontSize(13)};
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }

  & > button {
    margin-top: auto;
    padding-inline: 8px;
  }
`;

/** One pack of coins with its price. */
export type Pack = CallOutput<ContractSchemas['home']['recargas']>[number];

/** The packs, cheapest first, each with its own button. */
export function PackGrid({ packs, onChoose }: { packs: readonly Pack[]; onChoose: (pack: Pack) => void }) {
  return (
    <Grid>
      {packs.map((pack) => (
        <Pack key={pack.id} data-featured={pack.highlighted}>
          {pack.highlighted && <em>{t.featured}</em>}
          <Picture src={pack.image} alt="" width={56} fallback={<Coin size={56} />} />
          <b>{es.wallet.coins(pack.coins)}</b>
          <small>{pack.bonus_coins > 0 ? t.bonus(pack.bonus_coins) : ''}</small>
          <Button kind="secondary" wide aria-label={t.pay(centsText(pack.price_cents))} onClick={() => onChoose(pack)}>
            {centsText(pack.price_cents)}
          </Button>
        </Pack>
      ))}
    </Grid>
  );
}

/** The packs' places while they load. */
export const PackSkeletons = () => (
  <Grid aria-hidden="true">
    {Array.from({ length: 6 }, (_, place) => (
      <li key={place}>
        <Skeleton height={214} />
      </li>
    ))}
  </Grid>
);
