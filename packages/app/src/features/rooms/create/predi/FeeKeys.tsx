import { useMoney } from '@arma11/widgets';
import { Chip } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { KeyGroup } from './KeyGroup';

interface Props {
  fees: readonly number[];
  value: number;
  onChange: (fee: number) => void;
}

/** The fees that a private room may ask, as the player reads money. */
export function FeeKeys({ fees, value, onChange }: Props) {
  const money = useMoney();
  return (
    <KeyGroup label={es.prediRooms.create.price}>
      {fees.map((fee) => (
        <Chip key={fee} pressed={fee === value} onClick={() => onChange(fee)}>
          {money.fee(fee)}
        </Chip>
      ))}
    </KeyGroup>
  );
}
