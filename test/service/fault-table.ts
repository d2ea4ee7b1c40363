import type { ServiceErrorKind } from '@/lib/verdict/facts';
import type { FaultName } from './faults';

/** What the user is told of: the answer, or why there is none. No service can bring about that the browser does not tell its key. */
export type Told = 'answered' | Exclude<ServiceErrorKind, 'key-untold'>;

/**
 * What the user is told of each fault, and after how many requests. SERVICE.md part 2; security reference, section 3. A request is about
 * one address, so after a 413 there is no batch to halve.
 */
export const faultTable: Readonly<Record<FaultName, [told: Told, requests: number]>> = {
  ok: ['answered', 1],
  s400: ['rejected', 1],
  s401: ['key', 1],
  s403: ['key', 1],
  s404: ['not-found', 1],
  s409: ['refused', 2],
  s413: ['refused', 1],
  s422: ['rejected', 1],
  s500: ['server', 3],
  s502: ['server', 3],
  s503: ['server', 3],
  s504: ['server', 3],
  s204: ['empty', 2],
  s429_sec: ['quota', 1],
  s429_date: ['quota', 1],
  s429_junk: ['quota', 1],
  html502: ['not-the-service', 1],
  html200: ['not-the-service', 1],
  empty200: ['empty', 2],
  truncJson: ['broken', 2],
  shortBody: ['unreachable', 3],
  chunkCut: ['unreachable', 3],
  rst: ['unreachable', 3],
  closeEarly: ['unreachable', 3],
  // Browsers take it for HTTP/0.9 with status 200 and no content type, and then it is 'not-the-service'.
  garbage: ['unreachable', 3],
  hang: ['timeout', 1],
  slowHeaders: ['timeout', 1],
  slowBody: ['timeout', 1],
  giant: ['too-big', 1],
  giantLen: ['too-big', 1],
  gzipBomb: ['too-big', 1],
  badGzip: ['unreachable', 3],
  wrongTypes: ['not-understood', 1],
  arr: ['not-understood', 1],
  nul: ['not-understood', 1],
  num: ['not-understood', 1],
  proto: ['answered', 1],
  deep: ['not-understood', 1],
  badUtf8: ['broken', 2],
  bom: ['answered', 1],
  redirSame: ['redirect', 1],
  redirCross: ['redirect', 1],
  redirFile: ['redirect', 1],
  redirLoop: ['redirect', 1],
  setCookie: ['answered', 1],
  cached: ['answered', 1],
  basicAuth: ['key', 1],
};
