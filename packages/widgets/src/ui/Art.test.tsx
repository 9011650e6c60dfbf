import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kitFor, pitchArt, shirtArt } from '@arma11/core/art';
import { Art } from './Art';

afterEach(cleanup);

const kit = kitFor('Puerto Bravo');
const ids = (root: ParentNode) => [...root.querySelectorAll('[id]')].map(({ id }) => id);

describe('Art', () => {
  it('gives every drawing of a page ids of its own, and refers to them', () => {
    const { container } = render(
      <>
        <Art node={shirtArt(kit)} size={40} />
        <Art node={shirtArt(kit)} size={40} />
      </>,
    );
    expect(ids(container)).toHaveLength(2);
    expect(new Set(ids(container)).size).toBe(2);
    const clips = [...container.querySelectorAll('[clip-path]')].map((node) => node.getAttribute('clip-path'));
    expect(clips).toEqual(ids(container).map((id) => `url(#${id})`));
  });

  it('is decoration unless it has a title', () => {
    const { container } = render(<Art node={shirtArt(kit)} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    render(<Art node={shirtArt(kit)} title="Camiseta" />);
    expect(screen.getByRole('img', { name: 'Camiseta' })).toBeTruthy();
  });

  it('knows every attribute that our drawings use', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Art node={pitchArt()} />);
    render(<Art node={shirtArt(kit, { number: 10 })} />);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('is drawn on a server too', () => {
    expect(renderToString(<Art node={shirtArt(kit, { number: 10 })} size={44} />)).toContain('>10</text>');
  });
});
