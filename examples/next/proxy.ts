import { NextResponse, type NextRequest } from 'next/server';

const url = process.env.NEXT_PUBLIC_ARMA11_URL ?? 'http://localhost:3000';

/** A policy with a new nonce for each page; Next.js reads it from the request and marks its own scripts. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${url}`,
    `img-src 'self' data: ${url}`,
    "base-uri 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
