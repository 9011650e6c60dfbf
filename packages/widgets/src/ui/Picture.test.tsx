import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Crest } from './Crest';
import { Picture } from './Picture';

afterEach(cleanup);

const fallback = <span>dibujo</span>;

describe('Picture', () => {
  it('shows the image that the data brings', () => {
    render(<Picture src="/media/a.svg" alt="Escudo" width={40} fallback={fallback} />);
    const image = screen.getByRole('img', { name: 'Escudo' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['40', '40']);
    expect(screen.queryByText('dibujo')).toBeNull();
  });

  it('shows our drawing when the image does not load', () => {
    render(<Picture src="/media/a.svg" alt="Escudo" width={40} fallback={fallback} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('dibujo')).toBeTruthy();
  });

  it.each([[''], [null], [undefined]])('shows our drawing at once when there is no image (%s)', (src) => {
    render(<Picture src={src} alt="Escudo" width={40} fallback={fallback} />);
    expect(screen.getByText('dibujo')).toBeTruthy();
  });

  it('tries again when another image comes', () => {
    const { rerender } = render(<Picture src="/media/a.svg" alt="Escudo" width={40} fallback={fallback} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src="/media/b.svg" alt="Escudo" width={40} fallback={fallback} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/b.svg');
  });
});

describe('Crest', () => {
  const club = { id: 3, name: 'Real Sillar', logo: '/media/crests/3.svg' };

  it('is decoration beside the printed name, and says the name where it is alone', () => {
    const { rerender } = render(<Crest club={club} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Crest club={club} named />);
    expect(screen.getByRole('img', { name: 'Real Sillar' })).toBeTruthy();
  });

  it("draws the club's crest, with its name, when its logo does not load", () => {
    render(<Crest club={club} named />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Real Sillar' }).tagName).toBe('svg');
  });
});
