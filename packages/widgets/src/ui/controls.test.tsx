import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckField } from './CheckField';
import { Chip } from './Chip';
import { Field } from './Field';
import { SegmentedToggle } from './SegmentedToggle';
import { Tabs } from './Tabs';

afterEach(cleanup);

describe('SegmentedToggle', () => {
  function View() {
    const [view, setView] = useState<'cancha' | 'lista'>('cancha');
    const options = [
      { value: 'cancha', label: 'Cancha' },
      { value: 'lista', label: 'Lista' },
    ] as const;
    return <SegmentedToggle label="Vista" options={options} value={view} onChange={setView} />;
  }

  it('is one Tab stop, and its arrows move and choose', async () => {
    render(<View />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Cancha', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Lista', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Cancha', checked: true }));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('Field', () => {
  it('ties label, hint and error to the input', () => {
    render(<Field label="Nick de usuario" hint="Lo ven los demás" error="Nick de usuario muy corto" />);
    const input = screen.getByRole('textbox', {
      name: 'Nick de usuario',
      description: 'Nick de usuario muy corto Lo ven los demás',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Nick de usuario muy corto');
  });

  it('says nothing is wrong while nothing is', () => {
    render(<Field label="Email" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps a hidden label for screen readers', () => {
    render(<Field label="Buscar jugador" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Buscar jugador' })).toBeTruthy();
  });
});

describe('CheckField', () => {
  it('is ticked by its sentence', async () => {
    render(<CheckField label="Tengo 18 años o más" />);
    await userEvent.click(screen.getByText('Tengo 18 años o más'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tengo 18 años o más' }).checked).toBe(true);
  });
});

describe('Chip', () => {
  it('says whether it is on', () => {
    render(<Chip pressed>Gratis</Chip>);
    expect(screen.getByRole('button', { name: 'Gratis', pressed: true })).toBeTruthy();
  });
});

describe('Tabs', () => {
  const items = [
    { href: '/play', label: 'Para ti' },
    { href: '/play/juegos', label: 'Mis Juegos', current: true },
  ];

  it('are links of one navigation, with the current page marked', () => {
    render(<Tabs label="Secciones" items={items} />);
    expect(screen.getByRole('navigation', { name: 'Secciones' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mis Juegos');
  });

  it('scroll the row, not the page, to the current one', () => {
    const offsets = new Map([
      ['offsetLeft', 400],
      ['offsetWidth', 100],
    ]);
    const prototype = HTMLElement.prototype;
    const before = [...offsets.keys(), 'clientWidth'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
    );
    for (const [name, value] of offsets) Object.defineProperty(prototype, name, { configurable: true, value });
    Object.defineProperty(prototype, 'clientWidth', { configurable: true, value: 300 });
    render(<Tabs label="Secciones" items={items} />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(300);
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(prototype, name, descriptor);
      else Reflect.deleteProperty(prototype, name);
    }
  });
});
