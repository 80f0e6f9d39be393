import { calls, type Quote } from '@shop/api-contracts';
import { requireConnection } from '@shop/cart';
import { codeOf, usePortalPerson } from '@shop/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';
import { quoteQuery } from './quotes-query.ts';

interface QuoteMove<Input> {
  quoteNumber: string;
  /** The call; gets the same `idempotencyKey` while the outcome is unknown. */
  send: (input: Input, idempotencyKey: string) => Promise<Quote>;
  onDone?: (input: Input) => void;
  /** True if the request, as last read, shows that the action succeeded; used after a lost answer. */
  isSeenDone?: (input: Input) => boolean;
}

/**
 * An action on a request: shows the answer at once. After a refusal because of the request's state (409) it reads the request again. After
 * a lost answer it repeats the call under the same key, so that it takes effect once. Offline nothing is sent (OfflineError).
 */
export function useQuoteMove<Input>({ quoteNumber, send, onDone, isSeenDone }: QuoteMove<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = quoteQuery(usePortalPerson().scope, quoteNumber);
  const intent = useRef<{ input: string; key: string }>(undefined);
  const move = useMutation<Quote, Error, Input>({
    networkMode: 'always',
    async mutationFn(input) {
      const text = JSON.stringify(input);
      if (intent.current?.input !== text) {
        // of a call that is repeated, the first may have succeeded
        requireConnection();
        intent.current = { input: text, key: crypto.randomUUID() };
      }
      // a pending older read must not overwrite the answer
      await queryClient.cancelQueries({ queryKey });
      try {
        const quote = await send(input, intent.current.key);
        intent.current = undefined;
        return quote;
      } catch (error) {
        if (!isOutcomeUnknown(error)) intent.current = undefined;
        throw error;
      }
    },
    onSuccess(quote, input) {
      queryClient.setQueryData(queryKey, quote);
      void queryClient.invalidateQueries({ queryKey: [calls.quotes.list.name] });
      onDone?.(input);
    },
    async onError(error) {
      if (staleCodes.has(codeOf(error) ?? '')) await queryClient.invalidateQueries({ queryKey });
    },
  });
  const { error, variables } = move;
  const isSeen =
    error !== null && isOutcomeUnknown(error) && variables !== undefined && isSeenDone?.(variables) === true;
  const takeAsAnswer = useEffectEvent(() => {
    if (variables === undefined) return;
    intent.current = undefined;
    move.reset();
    void queryClient.invalidateQueries({ queryKey: [calls.quotes.list.name] });
    onDone?.(variables);
  });
  useEffect(() => {
    if (isSeen) takeAsAnswer();
  }, [isSeen]);
  return move;
}

/** The request's state differs from the one shown. */
const staleCodes = new Set([
  'line_taken',
  'offer_being_paid',
  'offer_expired',
  'offer_revised',
  'order_not_open',
  'quote_state',
]);
