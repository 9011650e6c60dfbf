import { forwardRef } from 'react';
import { useStepperWords } from '../messages/stepper.es';
import { Icon } from './Icon';
import { StepperBox } from './Stepper.styles';
import { stepperHandlers, type StepperValue } from './stepperHandlers';

/** Props of Stepper. */
export interface StepperProps extends StepperValue {
  /** What it counts: 'Goles de Puerto Bravo'. */
  label: string;
}

function Side({
  icon,
  label,
  ended,
  onClick,
}: {
  icon: 'minus' | 'plus';
  label: string;
  ended: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" tabIndex={-1} aria-label={label} aria-disabled={ended || undefined} onClick={onClick}>
      <Icon name={icon} stroke={2.4} />
    </button>
  );
}

/** A number between − and +; arrows, Home, End and digits work too. */
export const Stepper = forwardRef<HTMLInputElement, StepperProps>(function Stepper({ label, ...props }, ref) {
  const t = useStepperWords();
  const { value } = props;
  const { step, onKeyDown, onType, min, max, readOnly } = stepperHandlers(props);
  return (
    <StepperBox data-readonly={readOnly}>
      <Side icon="minus" label={t.less(label)} ended={value === min} onClick={() => step(-1)} />
      <input
        ref={ref}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        readOnly={readOnly}
        value={value ?? ''}
        onKeyDown={onKeyDown}
        onChange={onType}
        onFocus={(event) => event.target.select()}
      />
      <Side icon="plus" label={t.more(label)} ended={value === max} onClick={() => step(1)} />
    </StepperBox>
  );
});
