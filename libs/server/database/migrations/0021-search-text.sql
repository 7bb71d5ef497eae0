-- The text of a send in the form in which texts are compared: one Yeh and one Kaf, Latin digits and small letters, no
-- half-space, tatweel or diacritics. The same rule as normaliseForMatching of shared/sms. Stored, because bringing thirty
-- thousand texts to it at each search took a third of a second.
alter table sends add column search_text text generated always as (
  lower(translate(text,
    U&'\064a\0649\0643\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670\200c\0640',
    U&'\06cc\06cc\06a901234567890123456789'))
) stored;
