import { calls } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export interface Message {
  email: string;
  text: string;
}

/** Sends a message to the shop. A retry of the unchanged message uses the same key, so that it arrives once. */
export function useSendMessage() {
  const { api } = useApp();
  const intent = useRef<{ message: string; key: string }>(undefined);
  const keyOf = (body: Message): string => {
    const message = JSON.stringify(body);
    if (intent.current?.message !== message) intent.current = { message, key: crypto.randomUUID() };
    return intent.current.key;
  };
  return useMutation({
    // fails at once when offline, instead of sending later unexpectedly
    networkMode: 'always',
    mutationFn: (body: Message) => callOrThrow(api, calls.feedback.send, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: () => void (intent.current = undefined),
  });
}
