import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useClient, writing } from '@arma11/core';
import { sendPhoneCode } from '@arma11/core/site';
import { useReauth } from '../../../session/reauth/useReauth';
import type { SentCode } from './sentCode';

/** What sends codes. */
export interface CodeSender {
  send(phone: string): void;
  sending: boolean;
  /** Why the last one was not sent. */
  problem: string | null;
  /** The prompt that may have to come first. */
  dialog: ReactNode;
}

/** Sends a code to a phone; another number than the saved one may ask who is there first. */
export function useSendCode(onSent: (sent: SentCode) => void): CodeSender {
  const client = useClient();
  const reauth = useReauth();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (phone: string) => sendPhoneCode(client, phone),
    onSuccess: ({ masked, resend_at }, phone) => onSent({ phone, masked, resendAt: resend_at }),
    onError: (refusal, phone) => reauth.ask(refusal, () => mutate(phone)),
  });
  return { send: mutate, sending: isPending, problem: error?.message ?? null, dialog: reauth.dialog };
}
