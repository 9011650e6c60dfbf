import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { LinkProvider } from './Link';

afterEach(cleanup);

describe('Button', () => {
  it('does what it says when tapped', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Guardar</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not fire while it has a reason not to, keeps the focus and gives the reason', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="No hay cambios por guardar">
          Guardar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Guardar', description: 'No hay cambios por guardar' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('ignores a second tap while the first is under way', async () => {
    const onClick = vi.fn();
    render(
      <Button pending onClick={onClick}>
        Guardando…
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Guardando…' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit a form unless asked', () => {
    render(<Button>Ver</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});

describe('ButtonLink', () => {
  it('is a link, drawn by the component of the host', () => {
    const RouterLink = ({ href, children, ...rest }: { href: string; children: ReactNode }) => (
      <a data-router href={`/app${href}`} {...rest}>
        {children}
      </a>
    );
    render(
      <LinkProvider component={RouterLink}>
        <ButtonLink href="/play">Jugar</ButtonLink>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Jugar' });
    expect(link.getAttribute('href')).toBe('/app/play');
    expect(link.hasAttribute('data-router')).toBe(true);
  });
});
