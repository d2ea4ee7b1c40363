import fc from 'fast-check';

// That something fails is all that is to be known: to look for the smallest input that does takes longer than all tests.
fc.configureGlobal({ endOnFailure: true });
