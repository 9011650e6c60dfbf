import { styled } from 'styled-components';
import type { CallOutput } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, Coin, Picture, Skeleton } from '@arma11/widgets/ui';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../messages/es';
import { centsText } from '../../../messages/centsText';

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

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** One pack of coins with its price. */
export type Pack = CallOutput<'home', 'recargas'>[number];

/** The packs, cheapest first, each with its own button. */
export function PackGrid({ packs, onChoose }: { packs: readonly Pack[]; onChoose: (pack: Pack) => void }) {
  return (
    <Grid>
      {packs.map((pack) => (
        <PackTile key={pack.id} pack={pack} onChoose={onChoose} />
      ))}
    </Grid>
  );
}

/** A pack beyond one of the player's own limits is shown, and says when it can be bought (rules R16.6). */
function PackTile({ pack, onChoose }: { pack: Pack; onChoose: (pack: Pack) => void }) {
  const money = useMoney();
  const { coins, bonus_coins, beyond_limit, highlighted } = pack;
  const price = centsText(pack.price_cents);
  const gift = bonus_coins > 0 ? t.bonus(money.amount(bonus_coins)) : '';
  const inSoles = money.inWords(1) !== es.wallet.coins(1);
  return (
    <Pack data-featured={highlighted} data-beyond={beyond_limit !== null}>
      {highlighted && <em>{t.featured}</em>}
      <Picture src={pack.image} alt="" width={56} fallback={<Coin size={56} />} />
      <b>{money.inWords(coins)}</b>
      <small>{[...(inSoles ? [es.wallet.coins(coins)] : []), gift].filter(Boolean).join(' · ')}</small>
      <Button
        kind="secondary"
        wide
        aria-label={t.pay(price)}
        disabledReason={beyond_limit ? beyondText(beyond_limit, money.inWords) : undefined}
        onClick={() => onChoose(pack)}
      >
        {price}
      </Button>
      {beyond_limit && <small>{beyondText(beyond_limit, money.inWords)}</small>}
    </Pack>
  );
}

/** Until when a limit stands in the way, or that it always does. */
function beyondText(
  { limit, most, renews_on }: NonNullable<Pack['beyond_limit']>,
  inWords: (coins: number) => string,
): string {
  if (renews_on === null) return t.beyondLimit(t.limits[limit], inWords(most));
  return t.renews(es.dates.shortDay(`${renews_on}T12:00:00-05:00`));
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
