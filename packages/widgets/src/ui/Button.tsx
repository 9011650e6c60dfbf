import { forwardRef, useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { IconName } from '@arma11/core';
import { ButtonBox } from './Button.styles';
import { Icon } from './Icon';
import { Spinner } from './Spinner';

/** Props of Button; any attribute of a button passes through, except `disabled`. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** One primary per screen. @default 'primary' */
  kind?: 'primary' | 'secondary' | 'ghost';
  /** Danger takes the live colour: leaving, deleting, failing. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** Shows the spinner and ignores taps. Pass the text to show meanwhile as children; the width may change with it. */
  pending?: boolean;
  /** Why it cannot be tapped: it keeps the focus, ignores taps and gives screen readers the reason. */
  disabledReason?: string | undefined;
  icon?: IconName;
  iconEnd?: IconName;
  /** Takes the whole line. */
  wide?: boolean;
  children?: ReactNode;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

// Every button has the parts that all widgets share, besides one of its own (docs/embed.md).
const partsOf = (kind: ButtonProps['kind'], own: string | undefined) =>
  [...new Set([own, 'button', kind === 'primary' && 'button-primary'])].filter(Boolean).join(' ');

/** A button. It is never `disabled`, which would lose the focus: pass `disabledReason` or `pending`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    kind = 'primary',
    tone = 'normal',
    pending = false,
    disabledReason,
    icon,
    iconEnd,
    wide,
    children,
    onClick,
    part,
    ...rest
  },
  ref,
) {
  const reasonId = useId();
  const blocked = pending || disabledReason !== undefined;
  return (
    <>
      <ButtonBox
        ref={ref}
        type="button"
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason || undefined}
        {...rest}
        part={partsOf(kind, part)}
        data-kind={kind}
        data-tone={tone}
        data-wide={wide}
        aria-disabled={blocked || undefined}
        aria-busy={pending || undefined}
        onClick={blocked ? refuse : onClick}
      >
        {pending ? <Spinner /> : icon && <Icon name={icon} size={20} stroke={2.2} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={20} stroke={2.4} />}
      </ButtonBox>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
});
