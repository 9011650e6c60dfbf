import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './Stepper';

afterEach(cleanup);

function Goals({ start, onTyped, readOnly }: { start: number | null; onTyped?: () => void; readOnly?: boolean }) {
  const [value, setValue] = useState(start);
  const typed = onTyped ? { onTyped } : {};
  return (
    <Stepper label="Goles de Marinera" value={value} onChange={setValue} readOnly={readOnly ?? false} {...typed} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Goles de Marinera' });
const now = () => field().getAttribute('aria-valuenow');

describe('Stepper', () => {
  const keys: readonly (readonly [string, number | null, string])[] = [
    ['{ArrowUp}', 2, '3'],
    ['{ArrowDown}', 2, '1'],
    ['{ArrowUp}', 9, '9'],
    ['{ArrowDown}', 0, '0'],
    ['{Home}', 5, '0'],
    ['{End}', 5, '9'],
    ['{ArrowUp}', null, '0'],
    ['7', 2, '7'],
    ['7', null, '7'],
    ['x', 4, '4'],
  ];

  it.each(keys)('with the key %s goes from %s to %s', async (key, start, expected) => {
    render(<Goals start={start} />);
    await userEvent.click(field());
    await userEvent.keyboard(key);
    expect(now()).toBe(expected);
    expect(field().value).toBe(expected);
  });

  it('keeps the last digit when two are typed', async () => {
    render(<Goals start={null} />);
    await userEvent.click(field());
    await userEvent.keyboard('12');
    expect(now()).toBe('2');
  });

  it('has no number before the player chooses one', () => {
    render(<Goals start={null} />);
    expect(field().hasAttribute('aria-valuenow')).toBe(false);
    expect(field().value).toBe('');
  });

  it('goes one by one with its buttons and stops at the ends', async () => {
    render(<Goals start={8} />);
    const more = screen.getByRole('button', { name: 'Sumar: Goles de Marinera' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    expect(now()).toBe('9');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: Goles de Marinera' }));
    expect(now()).toBe('8');
  });

  it('says when a digit was typed, so that the next one takes the focus', async () => {
    const onTyped = vi.fn();
    render(<Goals start={null} onTyped={onTyped} />);
    await userEvent.click(field());
    await userEvent.keyboard('3');
    expect(onTyped).toHaveBeenCalledOnce();
  });

  it('does not change when it can only be read', async () => {
    render(<Goals start={3} readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}8');
    expect(now()).toBe('3');
  });
});
