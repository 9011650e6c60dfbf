import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '../theme';

const Box = styled.div`
  & > label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${token('target')};
    font-size: ${fontSize(15)};
    cursor: pointer;
  }

  /* As large as a finger, the drawn box in its middle. */
  & input {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('target')};
    height: ${token('target')};
    margin: 0 calc((24px - ${token('target')}) / 2);
    border-radius: calc(${token('radiusSmall')} + 8px);
    cursor: pointer;
  }

  & input::before {
    content: '';
    grid-area: 1 / 1;
    width: 24px;
    height: 24px;
    border-radius: ${token('radiusSmall')};
    background: ${token('colorSurface')};
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  }

  & input:checked::before {
    background: ${token('colorAccent')};
    box-shadow: none;
  }

  & input:checked::after {
    content: '';
    grid-area: 1 / 1;
    width: 12px;
    height: 6px;
    border: solid ${token('colorAccentText')};
    border-width: 0 0 3px 3px;
    transform: translateY(-2px) rotate(-45deg);
  }

  & input[aria-invalid='true']::before {
    box-shadow: inset 0 0 0 2px ${token('colorLive')};
  }

  & input:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -8px;
  }

  @media (forced-colors: active) {
    & input {
      appearance: auto;
      width: 24px;
      height: 24px;
      margin: 0;
    }

    & input:focus-visible {
      outline-offset: 2px;
    }

    & input::before,
    & input::after {
      content: none;
    }
  }

  & > p {
    margin: 0 0 0 36px;
    color: ${token('colorLive')};
    font-size: ${fontSize(13)};
    font-weight: 500;
  }
`;

/** Props of CheckField; any attribute of a checkbox passes through. */
export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A box to tick, with its sentence as the target. */
export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField(
  { label, error, ...input },
  ref,
) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>
        <input
          ref={ref}
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Box>
  );
});
