import { expect, it } from 'vitest';
import { allowedOrigin } from './allowedOrigin';

const origins = ['https://diario.example', 'http://localhost:*'];

it.each(['https://diario.example', 'http://localhost:5173', 'http://localhost'])('%s is the partner’s', (origin) => {
  expect(allowedOrigin(origin, origins)).toBe(true);
});

it.each([
  'http://diario.example',
  'https://diario.example:8443',
  'https://www.diario.example',
  'https://diario.example.evil.example',
  'https://evildiario.example',
  'https://localhost:5173',
  'http://localhost.evil.example:5173',
  'null',
])('%s is not', (origin) => {
  expect(allowedOrigin(origin, origins)).toBe(false);
});
