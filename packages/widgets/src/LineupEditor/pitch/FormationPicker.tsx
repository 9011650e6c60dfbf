import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { AnyFormation, Formation } from '@arma11/core/contract';
import { formationLabel, playableFormations } from '@arma11/core/domain';
import { useLineupWords } from '../../messages/lineup.es';
import { STEP } from '../../ui/SegmentedToggle';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FormationDots } from './FormationDots';
import { FormationKey, Formations } from './FormationPicker.styles';

/** Props of FormationPicker. */
export interface FormationPickerProps {
  formation: AnyFormation;
  /** The formation whose preview is being prepared, or that is being saved. */
  busy: AnyFormation | null;
  /** Shown, but not to be changed. */
  disabled: boolean;
  onChoose: (formation: Formation) => void;
}

const DOTS = { size: 30, height: 20 };

/**
 * The six formations. Arrows only walk among them: a change drops somebody, so it takes Enter or Space, and then the
 * preview. The casual team has one formation: it is shown, and there is nothing to choose.
 */
export function FormationPicker({ formation, busy, disabled, onChoose }: FormationPickerProps) {
  const t = useLineupWords();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (row.current && chosen) row.current.scrollLeft = scrollFor(row.current, chosen);
  }, [formation]);
  if (formation === '221') return <OneFormation />;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    const keys = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = keys.findIndex((key) => key === event.target);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    keys[(at + step + keys.length) % keys.length]?.focus();
  };
  return (
    <Formations
      ref={row}
      className="a11-formations"
      part="formation"
      role="radiogroup"
      aria-label={t.formation}
      onKeyDown={walk}
    >
      {playableFormations.map((code) => (
        <FormationKey
          key={code}
          type="button"
          role="radio"
          aria-checked={code === formation}
          aria-busy={code === busy || undefined}
          aria-disabled={disabled || undefined}
          tabIndex={code === formation ? 0 : -1}
          onClick={() => !disabled && code !== formation && onChoose(code)}
        >
          <FormationDots formation={code} {...DOTS} />
          {formationLabel(code)}
        </FormationKey>
      ))}
    </Formations>
  );
}

/** Scrolls the row, never the page, as far as the chosen formation needs to be seen. */
function scrollFor(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const [from, to] = [offsetLeft - 16, offsetLeft + offsetWidth + 16];
  const hidden = from < row.scrollLeft || to > row.scrollLeft + row.clientWidth;
  return hidden ? to - row.clientWidth : row.scrollLeft;
}

function OneFormation() {
  const t = useLineupWords();
  return (
    <Formations className="a11-formations" part="formation">
      <FormationKey as="p" data-chosen="true">
        <FormationDots formation="221" {...DOTS} />
        <VisuallyHidden>{t.formation}</VisuallyHidden>
        {formationLabel('221')}
      </FormationKey>
    </Formations>
  );
}
